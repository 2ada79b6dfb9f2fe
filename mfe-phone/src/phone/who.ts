import { formatPhone } from '@jackfield/domain';
import { common, t } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { messages } from './messages.ts';

/** Longest extension; what is longer is a number. */
const longestExtension = 6;

/** A number as people read it: '+1 (251) 555-0167', 'Ext. 1008'; empty where it was withheld. */
export function numberText(number: string): string {
  const isShort = /^\d+$/.test(number) && number.length <= longestExtension;
  if (isShort) return number.length < 4 ? number : t(common.ext, { extension: number });
  return formatPhone(number);
}

/** The other side of a call: its name, else its number. */
export function nameOf({ name, number }: LineCall['who']): string {
  if (name !== '' && name !== number) return name;
  return /\d/.test(number) ? numberText(number) : t(messages.noNumber);
}
