import type { FieldError } from '@jackfield/contract';
import { ApiFailure } from '@jackfield/runtime';

const inRow = /^\w+[.[](\d+)\]?\.?(.*)$/;

/**
 * Rows of a call that the server refuses, by their places in the body, each with the faults of its
 * cells. Empty where a failure is about the whole call.
 */
export function refusedRows(error: unknown): ReadonlyMap<number, readonly FieldError[]> {
  const rows = new Map<number, FieldError[]>();
  for (const fault of error instanceof ApiFailure ? error.errors : []) {
    const [, place, field = ''] = inRow.exec(fault.field ?? '') ?? [];
    if (place === undefined) continue;
    const row = rows.get(Number(place)) ?? [];
    rows.set(Number(place), [...row, { ...fault, field }]);
  }
  return rows;
}
