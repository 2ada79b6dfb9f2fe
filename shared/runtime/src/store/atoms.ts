import { clientConfigSchema } from '@jackfield/contract';
import type { OwnProfile } from '@jackfield/contract/api/teammate';
import type { Tenant } from '@jackfield/contract/api/tenant';
import type { Session } from '@jackfield/contract/api/session';
import { atom } from 'jotai';
import * as v from 'valibot';
import { plainVariant } from './plain-variant.ts';

/** What standard users receive of the account is a part of what admins receive (annex C3). */
export type Account = Pick<
  Tenant,
  'id' | 'companyName' | 'country' | 'status' | 'timeZone' | 'isCreditCardExist'
> &
  Partial<Tenant>;

/**
 * Session of this browser (annex C2). `phase` says whether it has been asked for yet; an expired
 * one waits on the open page until its person signs in again.
 */
export interface SessionState extends Session {
  phase: 'unknown' | 'none' | 'open' | 'expired';
}

export const noSession: SessionState = { phase: 'none', auth: null, storage: null, profile: null };

/** Session of this browser; written by the session functions only. */
export const sessionAtom = atom<SessionState>({ ...noSession, phase: 'unknown' });

/** The signed-in person, whole; null while signed out or not loaded. */
export const profileAtom = atom<OwnProfile | null>(null);

/** The account; admins hold every member, standard users six of them. */
export const accountAtom = atom<Account | null>(null);

/** Runtime configuration (annex F8); the host writes it before anything else runs. */
export const configAtom = atom(v.parse(clientConfigSchema, {}));

/** Product variant (annex B2). */
export const variantAtom = atom(plainVariant);

/** State of the real-time channel, as the sidebar shows it. */
export const liveStateAtom = atom<'on' | 'connecting' | 'off'>('off');

export interface Crumb {
  label: string;
  /** Absent for the open page. */
  to?: string;
}

/** Trail of the breadcrumb layout, root first; the page on the screen writes it (SHELL-09). */
export const breadcrumbAtom = atom<readonly Crumb[]>([]);

/** Label of the open tab of the page, which the tabs write; null where it has none. */
export const openTabAtom = atom<string | null>(null);

/** Whether this page has a phone that calls numbers: a bus event `phone:call` reaches one. */
export const canCallAtom = atom(false);

/** Whether the page holds input that is not saved. */
export const dirtyAtom = atom(false);
