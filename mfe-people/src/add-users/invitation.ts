import { required } from '@jackfield/contract';
import { newTeammateSchema } from '@jackfield/contract/api/teammate';
import type { NumberChoice } from '@jackfield/phone-numbers/number-picker';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { addMessages } from './messages.ts';
import { namesOfEmail } from './names-of-email.ts';

/** One person of the add drawer, as typed. */
export interface Invitation {
  /** Names the row while it is on the screen, and makes the call's idempotency key. */
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Names that the email suggested, and that nobody has typed since. */
  suggested: readonly NameField[];
  role: 'admin' | 'standard';
  /** The number to buy for the person; none unless somebody asks for one (OP-67). */
  number: NumberChoice;
}

type NameField = 'firstName' | 'lastName';

export type InvitationField = 'email' | 'firstName' | 'lastName' | 'role' | 'number';

/** Message by field, of one row. */
export type RowErrors = Partial<Record<InvitationField, string>>;

/** People that one add may hold (VAL-21, OP-117). */
export const mostInvitations = 5;

const nameFields: readonly NameField[] = ['firstName', 'lastName'];
const noNames = { firstName: '', lastName: '' };

const fields: readonly string[] = ['email', 'firstName', 'lastName', 'role'];
const isField = (name: unknown): name is InvitationField =>
  typeof name === 'string' && fields.includes(name);

/** A row without input. */
export function emptyInvitation(key: string): Invitation {
  const number = { wanted: false, number: null };
  return { key, email: '', ...noNames, suggested: [], role: 'standard', number };
}

/** What is wrong with each row, by its key; rows without a fault are left out (VAL-12 to 16). */
export function checkInvitations(rows: readonly Invitation[]): Record<string, RowErrors> {
  const seen = new Set<string>();
  const found: [string, RowErrors][] = [];
  for (const row of rows) {
    const errors = checkRow(row);
    const email = row.email.trim().toLowerCase();
    if (!errors.email && seen.has(email)) errors.email = t(addMessages.repeatedEmail);
    seen.add(email);
    if (Object.keys(errors).length > 0) found.push([row.key, errors]);
  }
  return Object.fromEntries(found);
}

function checkRow(row: Invitation): RowErrors {
  const { issues } = v.safeParse(newTeammateSchema, row);
  const errors: RowErrors = {};
  for (const issue of issues ?? []) {
    const field = issue.path?.[0]?.key;
    if (isField(field)) errors[field] ??= issue.message;
  }
  if (row.number.wanted && !row.number.number) errors.number = required('number')();
  return errors;
}

/** Messages of a refused call that belong under a field of its row. */
export function refusedFields(messages: Record<string, string>): RowErrors {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => isField(name)));
}

/** The row with another value in one of its fields. */
export function withField<Field extends InvitationField>(
  row: Invitation,
  field: Field,
  value: Invitation[Field],
): Invitation {
  if (field === 'email') return withEmail(row, String(value));
  return { ...row, [field]: value, suggested: row.suggested.filter((name) => name !== field) };
}

/**
 * The row with another email, and with the names that it spells out. Names that somebody typed
 * stay, and so do those that were emptied while the email spells out the same.
 */
function withEmail(row: Invitation, email: string): Invitation {
  const before = namesOfEmail(row.email) ?? noNames;
  const now = namesOfEmail(email) ?? noNames;
  const maySuggest = row.suggested.length === nameFields.length || isNamed(row, noNames);
  if (!maySuggest || isNamed(now, before)) return { ...row, email };
  return { ...row, email, ...now, suggested: isNamed(now, noNames) ? [] : nameFields };
}

type Names = Pick<Invitation, NameField>;

const isNamed = (one: Names, other: Names): boolean =>
  one.firstName.trim() === other.firstName && one.lastName.trim() === other.lastName;

/** Whether a row was left untouched, so that it may go without a question. */
export function isBlank(row: Invitation): boolean {
  const { email, firstName, lastName, number } = row;
  return !email.trim() && !firstName.trim() && !lastName.trim() && !number.wanted;
}
