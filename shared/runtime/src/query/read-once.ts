import type { QueryClient } from '@tanstack/react-query';
import { createMerger } from './merge.ts';

/** A reading that is about to begin, and the places of the page that want it. */
interface Reading {
  readonly wanting: Set<AbortSignal>;
  /** Gives it up. */
  readonly end: AbortController;
}

const readings = new WeakMap<QueryClient, Map<string, Reading>>();

function readingsOf(client: QueryClient): Map<string, Reading> {
  const known = readings.get(client);
  if (known) return known;
  const all = new Map<string, Reading>();
  readings.set(client, all);
  return all;
}

/**
 * Reads 200 ms later, once for all places of the page that want the same in that time: each further
 * reading would break off the one before and ask the server anew. Nobody reads when all are gone.
 */
export function readOnce(
  client: QueryClient,
  name: string,
  signal: AbortSignal,
  read: () => void,
): void {
  if (signal.aborted) return;
  const all = readingsOf(client);
  let reading = all.get(name);
  if (!reading) {
    const begun: Reading = { wanting: new Set(), end: new AbortController() };
    reading = begun;
    all.set(name, begun);
    createMerger(begun.end.signal)(name, () => {
      all.delete(name);
      begun.end.abort();
      read();
    });
  }
  const { wanting, end } = reading;
  if (wanting.has(signal)) return;
  wanting.add(signal);
  const leave = () => {
    wanting.delete(signal);
    if (wanting.size > 0) return;
    all.delete(name);
    end.abort();
  };
  signal.addEventListener('abort', leave, { signal: end.signal });
}
