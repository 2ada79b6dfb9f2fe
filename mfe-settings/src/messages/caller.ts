import type { VoicemailMessage } from '@jackfield/contract/api/voicemail';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import { boxMessages } from './messages.ts';

type Caller = Pick<VoicemailMessage, 'from' | 'fromName'>;

/** The number as people write it; empty when withheld. An extension stays as it is. */
export const callerNumber = ({ from }: Caller): string =>
  from.startsWith('+') ? formatPhone(from) : from;

/** Who called: the name where it is known, else the number. */
export const callerOf = (caller: Caller): string =>
  caller.fromName || callerNumber(caller) || t(boxMessages.withheld);

/** Has the person's own telephone call a number. */
export function callNumber(number: string): void {
  const link = document.createElement('a');
  link.href = `tel:${number}`;
  link.click();
}
