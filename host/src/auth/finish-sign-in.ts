import { paths } from '@jackfield/contract';
import { session } from '@jackfield/runtime/core';
import { mustChoosePassword } from './must-choose-password.ts';
import { enterPortal, goTo, type Passed } from './navigation.ts';

/**
 * The last steps of every sign-in: an account that moved stays outside (OP-53), a password set by
 * an administrator is replaced first (OP-54), everybody else enters at `target`.
 */
export async function finishSignIn(target: string, passed: Passed = {}): Promise<'moved' | 'in'> {
  if (!(await session.isAccountHere())) return 'moved';
  if (mustChoosePassword()) {
    goTo(paths.auth.setPassword(), passed, { replace: true });
  } else {
    enterPortal(target);
  }
  return 'in';
}
