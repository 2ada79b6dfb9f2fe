import { useSyncExternalStore } from 'react';

/** What one sign-in page tells the next one, in memory only. */
export interface Passed {
  email?: string;
  /** Password token of a confirmation (OP-46). */
  passwordToken?: string;
  /** The password just used, when the person must replace it (OP-54). */
  currentPassword?: string;
  /** Page to go on with after the second step. */
  keptPath?: string | null;
  note?: 'passwordChanged' | 'emailConfirmed' | 'tookTooLong';
}

let passed: Passed = {};
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/** Path of the open page. */
export const usePath = (): string =>
  useSyncExternalStore(subscribe, () => window.location.pathname);

/** What the page before handed over. */
export const takePassed = (): Passed => passed;

/** Goes to another sign-in page without loading anything. */
export function goTo(path: string, hand: Passed = {}, options: { replace?: boolean } = {}): void {
  passed = hand;
  const kept = new URLSearchParams(window.location.search).get('redirect');
  const address = kept ? `${path}?${new URLSearchParams({ redirect: kept })}` : path;
  if (options.replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

/** Leaves the sign-in pages for the portal; Back does not return here. */
export const enterPortal = (path: string): void => window.location.replace(path);

/** Leaves for the sign-in page of a company. */
export const leaveFor = (address: string): void => window.location.assign(address);
