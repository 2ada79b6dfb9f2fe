import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import type { Blocked } from './blacklist-calls.ts';

/** An entry in the words a person reads: the number, or the country. */
export function entryText({ number, country }: Pick<Blocked, 'number' | 'country'>): string {
  return number ? formatPhone(number) : countryName(country);
}
