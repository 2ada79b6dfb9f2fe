import type { EntityEvent, HubEventType } from '@jackfield/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bus } from '../bus/bus.ts';
import { queryClient } from './query-client.ts';
import { readOnce } from './read-once.ts';

/** Which queries an event of certain kinds makes stale. */
export interface LiveRule {
  eventTypes: readonly HubEventType[];
  /** Key of the queries, as a prefix; a function may look at the event and answer null to skip. */
  queryKey: QueryKey | ((event: EntityEvent) => QueryKey | null);
}

/**
 * Reads queries again after live events (OP-40): at least 200 ms later, and once for all events
 * that meant the same key in that time, wherever on the page. After a resync every rule applies.
 */
export function invalidateOnEntity(
  rules: readonly LiveRule[],
  signal: AbortSignal,
  client: QueryClient = queryClient,
): void {
  const read = (queryKey: QueryKey) =>
    readOnce(client, JSON.stringify(queryKey), signal, () => {
      void client.invalidateQueries({ queryKey });
    });

  bus.on(
    'live:entity',
    ({ event }) => {
      for (const { eventTypes, queryKey } of rules) {
        if (!eventTypes.includes(event.eventType)) continue;
        const key = typeof queryKey === 'function' ? queryKey(event) : queryKey;
        if (key) read(key);
      }
    },
    { signal },
  );
  bus.on(
    'live:resync',
    () =>
      readOnce(client, 'resync', signal, () => {
        void client.invalidateQueries({ refetchType: 'active' });
      }),
    { signal },
  );
}

/** Reads `queryKey` again while the component is on the screen and such events arrive. */
export function useLiveRefetch(
  eventTypes: readonly HubEventType[],
  queryKey: QueryKey,
  isAbout: (event: EntityEvent) => boolean = () => true,
): void {
  const latest = useRef({ queryKey, isAbout });
  useEffect(() => {
    latest.current = { queryKey, isAbout };
  });
  const types = eventTypes.join();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    const end = new AbortController();
    const rule: LiveRule = {
      eventTypes,
      queryKey: (event) => (latest.current.isAbout(event) ? latest.current.queryKey : null),
    };
    invalidateOnEntity([rule], end.signal);
    return () => end.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lists are compared by content
  }, [types, key]);
}
