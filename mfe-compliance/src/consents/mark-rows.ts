import type { consentMarks } from '@jackfield/contract/api/consent';
import type { ReadRow } from './read-rows.ts';

/** A row with what the import makes of it. */
export interface MarkedRow extends ReadRow {
  readonly mark: (typeof consentMarks)[number] | 'same' | 'invalid';
  /** The earlier row with the same number, where it is one. */
  readonly first?: number;
}

/** Rows with the marks of those that can be read, which come in their order. */
export function markRows(
  rows: readonly ReadRow[],
  marks: readonly (typeof consentMarks)[number][],
): MarkedRow[] {
  const left = [...marks];
  const firsts = new Map<string, number>();
  return rows.map((row) => {
    if (row.wanted === null) return { ...row, mark: 'invalid' };
    const mark = left.shift() ?? 'known';
    const { phoneNumber } = row.wanted;
    const first = firsts.get(phoneNumber);
    if (first === undefined) firsts.set(phoneNumber, row.row);
    return mark === 'known' && first !== undefined
      ? { ...row, mark: 'same', first }
      : { ...row, mark };
  });
}
