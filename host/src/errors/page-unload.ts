import { bus } from '@jackfield/runtime/core';

let isOnItsWay = false;

/** Whether the page is being left, so that the browser drops what it still loads. */
export const isLeaving = (): boolean => isOnItsWay;

/** Follows whether the page is being left: its session ended, or the browser takes it away. */
export function followLeaving(signal: AbortSignal): void {
  const leave = () => {
    isOnItsWay = true;
  };
  const stay = () => {
    isOnItsWay = false;
  };
  bus.on('session:ended', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // The browser may bring a page back as it was.
  window.addEventListener('pageshow', stay, { signal });
  signal.addEventListener('abort', stay);
}
