import { profileAtom } from '@jackfield/runtime';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Who wants no calls in this browser; another person who signs in here does. */
const storedAtom = atomWithStorage<string | null>('jackfield.doNotDisturb', null, undefined, {
  getOnInit: true,
});

/** Do not disturb: whether calls do not ring in this browser; kept in it, for this person. */
export const quietAtom = atom(
  (get) => {
    const person = get(profileAtom)?.id;
    return person !== undefined && get(storedAtom) === person;
  },
  (get, set, isQuiet: boolean) => set(storedAtom, isQuiet ? (get(profileAtom)?.id ?? null) : null),
);
