import { ApiFailure, failureText } from '@jackfield/runtime';

/** What the server says of the first member that it refuses, or else of the failure as a whole. */
export const firstRefusal = (error: unknown): string =>
  (error instanceof ApiFailure && error.errors[0]?.message) || failureText(error);
