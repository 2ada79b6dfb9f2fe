import type { OfferedNumber } from '@jackfield/contract/api/number';
import { regionOfNumber } from '@jackfield/domain/number-search';
import { t } from '@jackfield/runtime';
import { pickerMessages } from './messages.ts';

/** Where a number is from: its state, else the one that was searched; or that it is toll-free. */
export function placeText(
  { number, country, isTollFree }: Pick<OfferedNumber, 'number' | 'country' | 'isTollFree'>,
  searched = '',
): string {
  if (isTollFree) return t(pickerMessages.isTollFree);
  return regionOfNumber(number, country) || searched;
}
