import { profileAtom } from '@jackfield/runtime';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** The portal's key for telling browsers of calls; null where it has none, or no phone. */
export const pushKeyAtom = atom<string | null>(null);

/** Who wants to hear of calls while the portal is closed; another who signs in here chooses anew. */
const storedAtom = atomWithStorage<string | null>('jackfield.callPush', null, undefined, {
  getOnInit: true,
});

/** Whether this browser is to be told of calls while the portal is closed, for this person. */
export const pushAtom = atom(
  (get) => {
    const person = get(profileAtom)?.id;
    return person !== undefined && get(storedAtom) === person;
  },
  (get, set, isOn: boolean) => set(storedAtom, isOn ? (get(profileAtom)?.id ?? null) : null),
);
