import type { Teammate } from '@jackfield/contract/api/teammate';
import { profileAtom, store } from '@jackfield/runtime';

/** Puts the own record just answered where top bar and pages read it, unless a newer one is there. */
export function cacheProfile(person: Teammate): void {
  store.set(profileAtom, (kept) => (kept && kept.version > person.version ? kept : person));
}
