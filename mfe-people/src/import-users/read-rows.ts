import type { ImportField, ImportRow } from '@jackfield/contract/api/batch';
import type { ImportLine } from '@jackfield/lists/import-dialog';
import type { UserColumn } from './columns.ts';
import { splitName } from './full-name.ts';
import { roleOf } from './roles.ts';

type Cells = Partial<Record<ImportField | 'id' | 'version', string>>;

const longestCell = 300;
/** What Outlook calls a title. */
const salutation = /^(?:mr|mrs|ms|miss|sr|sra|srta|m|mme|mlle|encik|puan|cik)\.?$/i;

/**
 * A line of a file as somebody to invite or change; a name in one cell fills only what has no cell of
 * its own. Cells of columns that the file does not have are left out: they change nothing.
 */
export function rowOf({ of: { fullName, ...cells } }: ImportLine<UserColumn>): ImportRow {
  const names = fullName === undefined ? {} : splitName(fullName);
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
  const { role, title = '', ...found }: Cells = { ...cells, ...names, ...filled };
  // What an export has as a title is one.
  const isSalutation = cells.id === undefined && salutation.test(title);
  const meant: Cells = {
    ...found,
    ...(role !== undefined && { role: roleOf(role) }),
    ...(cells.title !== undefined && { title: isSalutation ? '' : title }),
  };
  const short = Object.entries(meant).map(([field, text]) => [field, text.slice(0, longestCell)]);
  return Object.fromEntries(short);
}
