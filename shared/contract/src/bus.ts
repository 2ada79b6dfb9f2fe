import type { IvrEvents } from './api/ivr-events.ts';
import type { EntityEvent, HubMethod, ReleaseChanged } from './hub.ts';

/**
 * Events that travel between host and remotes in the browser. Every payload is plain data: no
 * live object and no React element. Owner is the package that emits it; a change that breaks a
 * listener raises `contractVersion`. Those about menus and media belong to mfe-numbers and
 * mfe-people, which hold their editors.
 */
export interface BusEvents extends IvrEvents {
  /** host: a hub event passed on after duplicates were dropped. */
  'live:entity': { method: HubMethod; event: EntityEvent };
  /** host: the channel was away longer than the server remembers, so lists read themselves again. */
  'live:resync': Record<string, never>;
  /** host: a variant serves other versions; which one this browser gets, `/registry` says. */
  'live:release': ReleaseChanged;
  /** host: state of the real-time channel. */
  'live:state': { state: 'on' | 'connecting' | 'off' };
  /** any: the signed-in person's own profile changed and is to be read again. */
  'session:profile-changed': Record<string, never>;
  /** any: the account changed and is to be read again. */
  'session:account-changed': Record<string, never>;
  /** any: what a person does with a call that their phone tries; it stays in the top bar meanwhile (CALL-16). */
  'phone:try':
    | { act: 'call'; dial: string; name: string }
    | { act: 'press'; key: string }
    | { act: 'end' };
  /** any: the person wants to call a number, in international format; the phone asks first what it has to. */
  'phone:call': { to: string; name: string };
  /** shared: the session ended; `note` is kept for the login page (OP-52). */
  'session:ended': { note: SessionNote | null };
}

export type BusEventName = keyof BusEvents;

/** Why the last session ended, shown once on the login page (OP-52, AUTH-19). */
export type SessionNote = 'expired' | 'suspended' | 'cancel' | 'pending';
