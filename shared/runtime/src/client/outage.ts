/** Longest wait for an answer, in ms. */
const patience = 3_000;
/** Between two looks, in ms: the first, and the longest. */
const firstPause = 1_000;
const longestPause = 30_000;

/** The address of a file that failed to load, as the bundler and the host name it. */
const fileOf = (failure: unknown): string | undefined => {
  const request: unknown = failure instanceof Error && Reflect.get(failure, 'request');
  return typeof request === 'string' ? request : undefined;
};

/**
 * Whether the server answers, whatever it says, for the file that failed to load: a browser says
 * that it has a network some time before anything can be reached.
 */
export async function isReachable(failure: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(fileOf(failure) ?? '/healthz', { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Ends after a time, as soon as the browser has a network again, or with the signal. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, time);
    window.addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });
}

/**
 * Waits until the server can be reached again after a file failed to load.
 *
 * @returns true once it is back after an outage; false when there is none, as the file itself is
 *   what fails, and when the signal ends the wait.
 */
export async function outageOver(failure: unknown, signal: AbortSignal): Promise<boolean> {
  if (await isReachable(failure)) return false;
  for (let time = firstPause; !signal.aborted; time = Math.min(2 * time, longestPause)) {
    await pause(time, signal);
    if (!signal.aborted && (await isReachable(failure))) return !signal.aborted;
  }
  return false;
}
