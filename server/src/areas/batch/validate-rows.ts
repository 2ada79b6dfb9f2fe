import { type FieldError, refusals, tooLong } from '@jackfield/contract';
import type { ImportField, ImportRow } from '@jackfield/contract/api/batch';
import { extensionSchema, nameSchema, personEmailSchema } from '@jackfield/contract/api/teammate';
import { later, t } from '@jackfield/texts';
import * as v from 'valibot';
import type { Invited } from '../teammates/add-invited.ts';
import { texts } from './texts.ts';

/** What the account holds already, as the rows are validated against it. */
export interface AccountFacts {
  /** Emails in use, in any account, in lower case. */
  readonly emails: ReadonlySet<string>;
  readonly extensions: ReadonlySet<string>;
  /** From which one people without a wish get theirs. */
  readonly firstFree: number;
  /** Ids of teams by their names in lower case. */
  readonly teams: ReadonlyMap<string, string>;
  /** Users that the trial has room for; null without a limit. */
  readonly room: number | null;
}

/** A line of the file: whom it invites, or why it does not. */
export interface ValidatedRow {
  readonly name: string;
  readonly errors: readonly FieldError[];
  readonly person: (Invited & { readonly teamIds: readonly string[] }) | null;
}

const titleSchema = v.pipe(v.string(), v.trim(), v.maxLength(50, tooLong('title', 50)));
const roleSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform((text) => text || 'standard'),
  v.picklist(['admin', 'standard'], later(texts.roleUnknown)),
);
/** The guard that keeps a spreadsheet from running a cell is no part of its text. */
const plain = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '').normalize('NFC');

const rowSchema = v.object({
  firstName: nameSchema('first'),
  lastName: nameSchema('last'),
  email: personEmailSchema,
  title: titleSchema,
  role: roleSchema,
});

const duplicate = (field: ImportField, message: string): FieldError => ({
  code: 'DUPLICATE',
  field,
  message,
});

class RowValidator {
  readonly #facts: AccountFacts;
  readonly #emails = new Map<string, number>();
  readonly #extensions = new Map<string, number>();
  #room: number | null;

  constructor(facts: AccountFacts) {
    this.#facts = facts;
    this.#room = facts.room;
  }

  validate(raw: ImportRow, at: number): ValidatedRow {
    const row = Object.fromEntries(
      Object.entries(raw).map(([field, text]) => [field, plain(text).trim()]),
    ) as ImportRow;
    const name = `${row.firstName} ${row.lastName}`.trim() || row.email;
    const parsed = v.safeParse(rowSchema, row);
    const errors: FieldError[] = (parsed.issues ?? []).map((issue) => ({
      code: 'INVALID',
      field: v.getDotPath(issue) ?? '',
      message: issue.message,
    }));
    errors.push(...this.#emailErrors(row.email.toLowerCase(), at));
    errors.push(...this.#extensionErrors(row.extension, at));
    const teams = this.#teams(row.teams);
    errors.push(...teams.errors);
    if (errors.length > 0 || !parsed.success)
      return { name, errors: firstOfEach(errors), person: null };
    if (this.#room === 0) return { name, errors: [noRoom()], person: null };
    if (this.#room !== null) this.#room -= 1;
    const { firstName, lastName, email, title, role } = parsed.output;
    const extension = row.extension === '' ? undefined : row.extension;
    const person = { firstName, lastName, email, title, role, extension, teamIds: teams.ids };
    return { name: `${firstName} ${lastName}`, errors: [], person };
  }

  #emailErrors(email: string, at: number): FieldError[] {
    if (email === '') return [];
    const first = this.#emails.get(email);
    if (first !== undefined)
      return [duplicate('email', t(texts.emailRepeated, { row: first + 1 }))];
    this.#emails.set(email, at);
    return this.#facts.emails.has(email) ? [duplicate('email', t(refusals.emailExisted))] : [];
  }

  #extensionErrors(extension: string, at: number): FieldError[] {
    if (extension === '') return [];
    const parsed = v.safeParse(extensionSchema, extension);
    if (!parsed.success) {
      return [{ code: 'INVALID', field: 'extension', message: parsed.issues[0].message }];
    }
    const first = this.#extensions.get(extension);
    if (first !== undefined) {
      return [duplicate('extension', t(texts.extensionRepeated, { row: first + 1 }))];
    }
    this.#extensions.set(extension, at);
    const isTaken = this.#facts.extensions.has(extension);
    return isTaken ? [duplicate('extension', t(texts.extensionTaken))] : [];
  }

  #teams(text: string): { ids: string[]; errors: FieldError[] } {
    const names = text
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean);
    const unknown = names.filter((name) => !this.#facts.teams.has(name.toLowerCase()));
    const quoted = unknown.map((name) => t(texts.quotedTeam, { name })).join(', ');
    const message = t(texts.teamsUnknown, { teams: quoted });
    const errors = unknown.length > 0 ? [{ code: 'UNKNOWN', field: 'teams', message }] : [];
    const ids = names.flatMap((name) => this.#facts.teams.get(name.toLowerCase()) ?? []);
    return { ids: [...new Set(ids)], errors };
  }
}

const noRoom = (): FieldError => ({ code: 'TRIALLIMIT', message: t(texts.noRoom) });

/** One message for each cell. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter((error, at) => errors.findIndex((e) => e.field === error.field) === at);
}

/**
 * Validates the lines of a file, cell by cell, against each other and against the account.
 * Lines with faults take no room of a trial from those after them.
 */
export function validateRows(rows: readonly ImportRow[], facts: AccountFacts): ValidatedRow[] {
  const validator = new RowValidator(facts);
  return rows.map((row, at) => validator.validate(row, at));
}
