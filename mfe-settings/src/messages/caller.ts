import type { VoicemailMessage } from '@jackfield/contract/api/voicemail';
import { formatPhone } from '@jackfield/domain';
import { callHere } from '@jackfield/kit/phone-number';
import { t } from '@jackfield/runtime';
import { boxMessages } from './messages.ts';

type Caller = Pick<VoicemailMessage, 'from' | 'fromName'>;

/** The number as people write it; empty when withheld. An extension stays as it is. */
const callerNumber = ({ from }: Caller): string =>
  from.startsWith('+') ? formatPhone(from) : from;

/** Who called: the name where it is known, else the number. */
export const callerOf = (caller: Caller): string =>
  caller.fromName || callerNumber(caller) || t(boxMessages.withheld);

/** Calls a number by the phone of the page, else by the person's own telephone. */
export function callNumber(number: string, name = ''): void {
  if (callHere(number, name)) return;
  const link = document.createElement('a');
  link.href = `tel:${number}`;
  link.click();
}
