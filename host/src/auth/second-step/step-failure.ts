import { paths } from '@jackfield/contract';
import { ApiFailure, failureText } from '@jackfield/runtime/core';
import { goTo } from '../navigation.ts';

/** Message of a refused step; one that nothing waits for any more leads to the sign-in page. */
export function stepFailure(error: unknown): string {
  if (error instanceof ApiFailure && error.responseCode === 'TOKENEXPIRED') {
    goTo(paths.auth.login(), { note: 'tookTooLong' }, { replace: true });
    return '';
  }
  const [refused] = error instanceof ApiFailure ? error.errors : [];
  return refused?.message ?? failureText(error);
}
