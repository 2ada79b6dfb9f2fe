import { isReachable, store } from '@jackfield/runtime/core';
import { onCallAtom } from '../phone/phone-state.ts';
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
 * have taken the old files' place (SHELL-61, OP-39); not while the server can't be reached, as
 * the reload would lose the page and gain nothing, nor during a call. Answers whether the page is going away.
 */
export async function reloadOnce(
  error: unknown,
  { storage = sessionStorage, now = Date.now(), reload = () => location.reload() } = {},
): Promise<boolean> {
  if (!isLoadFailure(error)) return false;
  if (isLeaving()) return true;
  if (store.get(onCallAtom)) return false;
  const last = storage.getItem(key);
  if (now - Number(last ?? 0) < pause || !(await isReachable(error))) return false;
  // Another file failed meanwhile and has begun it.
  if (storage.getItem(key) !== last) return true;
  storage.setItem(key, String(now));
  reload();
  return true;
}
