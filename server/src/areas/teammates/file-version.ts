import { type ImportField, importFields } from '@jackfield/contract/api/batch';
import { createHash } from 'node:crypto';

/** Cells of a person in a file. */
export type FileCells = Readonly<Record<ImportField, string>>;

interface FilePerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly title: string;
  readonly extension: string;
  readonly role: string;
}

/** What a file says of a person in these teams. */
export const fileCells = (row: FilePerson, teamNames: readonly string[]): FileCells => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  title: row.title,
  extension: row.extension,
  role: row.role,
  teams: teamNames.join('; '),
});

/** A cell in the form in which two are compared: letter case and order count where they mean something. */
function formOf(field: ImportField, text: string): string {
  const form = text.normalize('NFC').trim();
  if (field === 'email' || field === 'role') return form.toLowerCase();
  if (field !== 'teams') return form;
  const names = form.split(';').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).toSorted().join(';');
}

/** Whether two texts of a cell say the same. */
export const isSameCell = (field: ImportField, one: string, other: string): boolean =>
  formOf(field, one) === formOf(field, other);

const digits = 4;
const digestOf = (field: ImportField, text: string) =>
  createHash('sha256')
    .update(`${field} ${formOf(field, text)}`)
    .digest('base64url')
    .slice(0, digits);

/**
 * What the cells of a person are at an export: four characters of a digest for each. The letter
 * before them keeps a spreadsheet from taking it for a number.
 */
export const fileVersion = (cells: FileCells): string =>
  `v${importFields.map((field) => digestOf(field, cells[field])).join('')}`;

/** Whether a text is a version as an export writes it. */
export const isFileVersion = (text: string): boolean =>
  new RegExp(`^v[\\w-]{${importFields.length * digits}}$`).test(text);

/** Whether a cell is as it was when the version was exported. */
export function isOfVersion(version: string, field: ImportField, text: string): boolean {
  const at = 1 + importFields.indexOf(field) * digits;
  return version.slice(at, at + digits) === digestOf(field, text);
}
