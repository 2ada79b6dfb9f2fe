import { ApiFailure, failureText, type Message } from '@jackfield/runtime';
import { errorMessages } from './messages.ts';

/** Whether no answer came, or one that says that the server itself failed. */
export function isOurFault(error: unknown): boolean {
  return error instanceof ApiFailure && error.responseCode === 'SERVERERROR';
}

/** Why something could not be read, and whose fault it is; what a program threw is said in no words of its own. */
export function loadReason(error: unknown, t: (message: Message) => string): string {
  if (error instanceof ApiFailure && error.status === 0) return t(errorMessages.noAnswer);
  return isOurFault(error) ? t(errorMessages.ourFault) : failureText(error);
}
