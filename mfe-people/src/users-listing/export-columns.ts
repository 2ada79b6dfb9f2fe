import type { TeammateColumn } from '@jackfield/contract/api/teammate-export';

/** Columns of the file that a column of the listing stands for. */
const fileColumns: Readonly<Record<string, readonly TeammateColumn[]>> = {
  fullName: ['firstName', 'lastName', 'email', 'title'],
  extension: ['extension'],
  number: ['number'],
  role: ['role'],
  teams: ['teams'],
  status: ['status'],
  lastSeenAt: ['lastSeenAt'],
};

/** What a file of the listing holds when these columns of it are put away. */
export function exportColumns(hidden: readonly string[]): TeammateColumn[] {
  return Object.entries(fileColumns).flatMap(([key, columns]) =>
    hidden.includes(key) ? [] : columns,
  );
}
