import { isLeaving } from './page-unload.ts';

const key = 'jackfield.chunk-reload';
const pause = 60_000;

/** Whether a failure means that a script or style of the portal could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    error.name === 'RemoteLoadFailure' ||
    /Loading (CSS )?chunk|Failed to fetch dynamically/.test(`${error.name} ${error.message}`)
  );
}

/**
 * Reloads the page after a failed load, at most once in 60 s per tab, because a new release may
 * have taken the old files' place (SHELL-61, OP-39); not while the browser is offline. Answers whether the page is going away.
 */
export function reloadOnce(
  error: unknown,
  { storage = sessionStorage, now = Date.now(), reload = () => location.reload() } = {},
): boolean {
  if (!isLoadFailure(error)) return false;
  if (isLeaving()) return true;
  // Without a network the reload would lose the page and gain nothing.
  if (!navigator.onLine) return false;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < pause) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
