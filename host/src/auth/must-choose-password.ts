import { profileAtom, sessionAtom, store } from '@jackfield/runtime/core';

/**
 * Whether the signed-in person has a password that an admin set, and may do nothing before they
 * choose their own (OP-46, OP-54); who acts for somebody else cannot choose it.
 */
export function mustChoosePassword(): boolean {
  const isActingFor = store.get(sessionAtom).auth?.authenticationType === 2;
  return store.get(profileAtom)?.isChangePassword === true && !isActingFor;
}
