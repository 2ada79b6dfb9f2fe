import { defaultPhoneCountry, showPhonesIn } from '@jackfield/domain';
import { createStore } from 'jotai';
import { accountAtom } from './atoms.ts';

/** The one store of the portal; host and remotes hand it to jotai's Provider. */
export const store = createStore();

store.sub(accountAtom, () => {
  showPhonesIn(store.get(accountAtom)?.country ?? defaultPhoneCountry);
});
