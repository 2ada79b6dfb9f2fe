/** A wait is cut into so many parts, each of which counts once, however long the page is held up in it. */
const parts = 10;
/** How much longer than asked something is waited for that makes progress all the time. */
const atMost = 6;

/** Files that arrive, and scripts that run long: what a page does that is on its way. */
function onProgress(heard: () => void): () => void {
  const isWork = ({ entryType, initiatorType }: PerformanceEntry & { initiatorType?: string }) =>
    entryType === 'longtask' || /^(script|link|css)$/.test(initiatorType ?? '');
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isWork)) heard();
  });
  for (const type of ['resource', 'longtask']) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  }
  return () => observer.disconnect();
}

/**
 * Rejects when the page makes no progress for `ms` while `work` is under way, or `work` takes
 * longer than six times that; it goes on unheard. On a busy machine or a slow line files come
 * late, one by one, which is no reason to give up.
 */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const began = performance.now();
  let left = parts;
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setInterval(() => {
    left -= 1;
    const waited = performance.now() - began;
    if (left <= 0 || waited >= ms * atMost) reject(new TimeOut(waited));
  }, ms / parts);
  const stop = onProgress(() => {
    left = parts;
  });
  work.then(resolve, reject);
  return promise.finally(() => {
    clearInterval(timer);
    stop();
  });
}

/** The remote did not answer in time. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut';

  constructor(ms: number) {
    super(`No answer within ${Math.round(ms / 1000)} s`);
  }
}
