import { ApiFailure } from '@jackfield/runtime/core';

/** Whether a sign-in was stopped for its second step. */
export const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'SECONDSTEP';
