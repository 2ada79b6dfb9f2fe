import type { CompanyListItem } from '@jackfield/contract/api/company';

export type RowNumber = CompanyListItem['phoneNumbers'][number];

/** Numbers of a row, the default first, the others as the server ordered them. */
export const orderedNumbers = (numbers: readonly RowNumber[]): readonly RowNumber[] =>
  numbers.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
