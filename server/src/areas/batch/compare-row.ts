import {
  type CellChange,
  type ImportField,
  importFields,
  type ImportRow,
} from '@jackfield/contract/api/batch';
import { type FileCells, isOfVersion, isSameCell } from '../teammates/file-version.ts';

export interface Compared {
  /** Cells that the row has otherwise than the person. */
  readonly changes: readonly CellChange[];
  /** Those of them that somebody else changed since they were exported or shown. */
  readonly conflicts: readonly ImportField[];
}

/** Whether somebody changed a cell since the row's text was made of it. */
function isTouched(row: ImportRow, field: ImportField, before: string): boolean {
  const shown = row.seen?.[field];
  if (shown !== undefined) return !isSameCell(field, shown, before);
  if (row.seen === null) return true;
  return row.version !== undefined && !isOfVersion(row.version, field, before);
}

/**
 * What a row of a file changes of the person that it names, cell by cell. A column that the file
 * does not have changes nothing, nor does a cell that is as it was exported; without a version an
 * empty cell changes nothing either. `row` is plain, without empty id or version.
 */
export function compareRow(row: ImportRow, now: FileCells): Compared {
  const { version } = row;
  const changes = importFields.flatMap((field): CellChange[] => {
    const after = row[field];
    const before = now[field];
    if (after === undefined || isSameCell(field, after, before)) return [];
    if (after === '' && (version === undefined || field === 'role')) return [];
    const isUntouched = version !== undefined && isOfVersion(version, field, after);
    return isUntouched ? [] : [{ field, before, after }];
  });
  const conflicts = changes.flatMap(({ field, before }) =>
    isTouched(row, field, before) ? [field] : [],
  );
  return { changes, conflicts };
}
