import type { TextingNumber } from '@jackfield/contract/api/texting';
import type { TextingList } from '../texting-status/query.ts';

/** A line of the list: a number, or how many more stand like the ones above it. */
export type Line =
  | { readonly number: TextingNumber }
  | { readonly more: TextingList['folded'][number]; readonly like: TextingNumber };

/** Numbers with a line after the last of those that have more alike. */
export function linesOf(
  numbers: readonly TextingNumber[],
  folded: TextingList['folded'],
): readonly Line[] {
  const last = new Map(numbers.map(({ id, alike }) => [alike, id]));
  return numbers.flatMap((number): Line[] => {
    const more = folded.find(({ alike }) => alike === number.alike);
    return more && last.get(number.alike) === number.id
      ? [{ number }, { more, like: number }]
      : [{ number }];
  });
}
