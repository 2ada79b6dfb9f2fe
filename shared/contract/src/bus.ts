import type { EntityEvent, HubMethod, ReleaseChanged } from './hub.ts';

/**
 * Events that travel between host and remotes in the browser. Every payload is plain data: no
 * live object and no React element. Owner is the package that emits it; a change that breaks a
 * listener raises `contractVersion`.
 */
export interface BusEvents {
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
  /** shared: the session ended; `note` is kept for the login page (OP-52). */
  'session:ended': { note: SessionNote | null };
  /** mfe-numbers, mfe-people: IVR and media events of the specification, section 7. */
  'create-ivr': IvrOwner & { name: string; keys?: unknown[] };
  'update-ivr': IvrOwner & { menu: unknown };
  'delete-ivr': IvrOwner & { id: string };
  'set-default-ivr': IvrOwner & { id: string };
  'get-action-list': IvrOwner;
  'upload-media': IvrOwner & { ivrId: string; file: File };
  'delete-media': IvrOwner & { ivrId: string; id: string; fileName: string };
  'upload-text-media': IvrOwner & { ivrId: string; text: unknown };
  'update-greeting': IvrOwner & { ivrId: string; id: string };
  'selected-callgroup': IvrOwner & { option: 'simultaneous' | 'single'; list: string[] };
}

/** Whose menus an IVR event is about, so that several editors can live on one page (OP-82). */
export interface IvrOwner {
  ownerType: 'company' | 'team';
  ownerId: string;
}

export type BusEventName = keyof BusEvents;

/** Why the last session ended, shown once on the login page (OP-52, AUTH-19). */
export type SessionNote = 'expired' | 'suspended' | 'cancel' | 'pending';
