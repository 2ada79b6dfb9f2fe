import type { ImportField, ImportRow } from '@jackfield/contract/api/batch';
import type { ImportLine } from '@jackfield/lists/import-dialog';
import type { UserColumn } from './columns.ts';
import { splitName } from './full-name.ts';
import { roleOf } from './roles.ts';

/** Columns of the grid, in the order of the template. */
export const importFields = [
  'firstName',
  'lastName',
  'email',
  'title',
  'extension',
  'role',
  'teams',
] as const satisfies readonly ImportField[];

const longestCell = 300;
/** What Outlook calls a title. */
const salutation = /^(?:mr|mrs|ms|miss|sr|sra|srta|m|mme|mlle|encik|puan|cik)\.?$/i;
const namesOf = (name: string | undefined) => (name === undefined ? {} : splitName(name));

/** A line of a file as somebody to invite; a name in one cell fills only what has no cell of its own. */
export function rowOf({ of: { fullName, ...cells } }: ImportLine<UserColumn>): ImportRow {
  const found = { ...namesOf(fullName), ...cells };
  const meant: Partial<ImportRow> = {
    ...found,
    role: roleOf(found.role ?? ''),
    title: salutation.test(found.title ?? '') ? '' : (found.title ?? ''),
  };
  const row = importFields.map((field) => [field, (meant[field] ?? '').slice(0, longestCell)]);
  return Object.fromEntries(row) as ImportRow;
}
