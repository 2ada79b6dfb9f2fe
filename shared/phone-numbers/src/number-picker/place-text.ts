import type { OfferedNumber } from '@jackfield/contract/api/number';
import { regionOfNumber } from '@jackfield/domain/number-search';
import { common, t } from '@jackfield/runtime';

/** Where a number is from: its state, else the one that was searched; or that it is toll-free. */
export function placeText(
  { number, country, isTollFree }: Pick<OfferedNumber, 'number' | 'country' | 'isTollFree'>,
  searched = '',
): string {
  if (isTollFree) return t(common.tollFree);
  return regionOfNumber(number, country) || searched;
}
