import { paths } from '@jackfield/contract';
import { ApiFailure } from '@jackfield/runtime/core';
import { goTo, type Passed } from '../navigation.ts';

/** Whether a sign-in was stopped for its second step. */
export const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'SECONDSTEP';

/** Goes on with the second step; what was typed is handed over in memory. */
export const goToSecondStep = (passed: Passed): void =>
  goTo(paths.auth.secondStep(), passed, { replace: true });
