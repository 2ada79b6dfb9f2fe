/** Least time between an event and the reading it causes (CONST-01, OP-40). */
export const fetchDelay = 200;

/** Runs `work` once per key after 200 ms, however often it was asked for in that time. */
export function createMerger(signal?: AbortSignal): (key: string, work: () => void) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  signal?.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
  });
  return (key, work) => {
    if (waiting.has(key) || signal?.aborted) return;
    waiting.set(
      key,
      setTimeout(() => {
        waiting.delete(key);
        work();
      }, fetchDelay),
    );
  };
}
