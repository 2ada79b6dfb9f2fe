import { profileAtom } from '@jackfield/runtime';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** A choice of whoever is signed in, kept in this browser; another person who signs in here chooses anew. */
function ownFlagAtom(key: string) {
  const storedAtom = atomWithStorage<string | null>(key, null, undefined, { getOnInit: true });
  return atom(
    (get) => {
      const person = get(profileAtom)?.id;
      return person !== undefined && get(storedAtom) === person;
    },
    (get, set, isOn: boolean) => set(storedAtom, isOn ? (get(profileAtom)?.id ?? null) : null),
  );
}

/** Do not disturb: whether calls do not ring in this browser. */
export const quietAtom = ownFlagAtom('jackfield.doNotDisturb');

/** Whether this browser is to be told of calls while the portal is closed. */
export const pushAtom = ownFlagAtom('jackfield.callPush');
