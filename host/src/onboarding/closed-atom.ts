import { bus } from '@jackfield/runtime';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

const key = 'jackfield.closed-dialogs';

/** Dialogs and calls for help that the person closed; they return at the next sign-in (OP-35, OP-36). */
export const closedDialogsAtom = atomWithStorage<readonly string[]>(
  key,
  [],
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

bus.on('session:ended', () => sessionStorage.removeItem(key));
