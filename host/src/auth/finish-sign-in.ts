import { paths } from '@jackfield/contract';
import { profileAtom, session, sessionAtom, store, variantAtom } from '@jackfield/runtime/core';
import { keepStartQuestion } from '../home/start-question.ts';
import { mustChoosePassword } from './must-choose-password.ts';
import { enterPortal, goTo, type Passed } from './navigation.ts';

/**
 * The last steps of every sign-in: an account that moved stays outside (OP-53), a password set by
 * an administrator is replaced first (OP-54), everybody else enters at `target`.
 */
export async function finishSignIn(target: string, passed: Passed = {}): Promise<'moved' | 'in'> {
  if (!(await session.isAccountHere())) return 'moved';
  const isActingFor = store.get(sessionAtom).auth?.authenticationType === 2;
  const profile = store.get(profileAtom);
  const isUndecided = profile?.role === 'admin' && profile.startPage === null;
  if (isUndecided && !isActingFor && store.get(variantAtom).startPage !== 'home') {
    keepStartQuestion();
  }
  if (mustChoosePassword()) {
    goTo(paths.auth.setPassword(), passed, { replace: true });
  } else {
    enterPortal(target);
  }
  return 'in';
}
