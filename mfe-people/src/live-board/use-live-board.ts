import { boardEventTypes } from '@jackfield/contract';
import { listLiveCalls } from '@jackfield/contract/api/live-call';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const liveKey = ['live-board'] as const;

/** Calls, queues and people now; read again when the hub says that something changed (LIVE-01). */
export function useLiveBoard() {
  useLiveRefetch(boardEventTypes, liveKey);
  return useQuery({
    queryKey: liveKey,
    queryFn: async ({ signal }) => {
      const board = await call(listLiveCalls, { signal });
      // Two screens show the same second, whatever their clocks say.
      return { ...board, ahead: Date.parse(board.at) - Date.now() };
    },
  });
}

/**
 * The time of the server, in milliseconds, on each of its seconds, so that two screens change at
 * once; it stands still while it is not `isOn`.
 */
export function useServerTime(ahead: number, isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const next = now + 1000 - ((now + ahead) % 1000);
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [isOn, now, ahead]);
  return now + ahead;
}
