import type { OwnProfile } from '@jackfield/contract/api/teammate';
import { type Account, accountAtom, profileAtom } from '../store/atoms.ts';
import { store } from '../store/store.ts';

const key = 'jackfield.own';

/** Profile and account as last read, kept in this tab so that a reload renders at once (AUTH-15). */
export interface Own {
  profile: OwnProfile;
  account: Account;
  /** When they were read, milliseconds since 1970. */
  at: number;
  /** Whether somebody else acted for the person. */
  isActing?: boolean;
}

export function keepOwn(own: Own, storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify(own));
}

/** The kept copy; with `teammateId` only when it is that person's. */
export function keptOwn(teammateId?: string, storage = sessionStorage): Own | null {
  const text = storage.getItem(key);
  if (!text) return null;
  try {
    const own: Own = JSON.parse(text);
    const isOther = teammateId !== undefined && own.profile.id !== teammateId;
    return !isOther && own.profile.id && own.account.id ? own : null;
  } catch {
    return null;
  }
}

export function forgetOwn(storage = sessionStorage): void {
  storage.removeItem(key);
}

/** Forgets the person altogether, in memory and in this tab (AUTH-21). */
export function forgetPerson(): void {
  forgetOwn();
  store.set(profileAtom, null);
  store.set(accountAtom, null);
}
