import { followLeaving, isLeaving } from './page-unload.ts';
import { isLoadFailure } from './reload-guard.ts';

/**
 * From the moment a page is being left, a script that did not arrive is no error; every other
 * one is reported as before (RT-22, AUTH-21).
 */
export function forgiveLoadsWhenLeaving(signal: AbortSignal): void {
  followLeaving(signal);
  const forgive = (event: Event, error: unknown) => {
    if (isLeaving() && isLoadFailure(error)) event.preventDefault();
  };
  window.addEventListener('error', (event) => forgive(event, event.error), { signal });
  window.addEventListener('unhandledrejection', (event) => forgive(event, event.reason), {
    signal,
  });
}
