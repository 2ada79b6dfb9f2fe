import { type FieldError, refusals, tooLong } from '@jackfield/contract';
import {
  type CellChange,
  type ImportField,
  importFields,
  type ImportRow,
} from '@jackfield/contract/api/batch';
import { extensionSchema, nameSchema, personEmailSchema } from '@jackfield/contract/api/teammate';
import { later, t } from '@jackfield/texts';
import * as v from 'valibot';
import type { Invited } from '../teammates/add-invited.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { type FileCells, isFileVersion } from '../teammates/file-version.ts';
import type { Members } from './change-person.ts';
import { compareRow } from './compare-row.ts';
import { teamsNamed } from './team-names.ts';
import { texts } from './texts.ts';

/** Somebody of the account whom a row may name. */
export interface KnownPerson {
  readonly row: TeammateRow;
  readonly cells: FileCells;
  readonly teamIds: readonly string[];
  /** Why a member of the person cannot change (annex C3); null when it can. */
  refusal(field: ImportField): FieldError | null;
}

/** What the account holds already, as the rows are validated against it. */
export interface AccountFacts {
  /** Emails in use, in any account, in lower case. */
  readonly emails: ReadonlySet<string>;
  /** Who has an extension: the id of a person or a team. */
  readonly extensions: ReadonlyMap<string, string>;
  /** From which one people without a wish get theirs. */
  readonly firstFree: number;
  /** Ids of teams by their names in lower case. */
  readonly teams: ReadonlyMap<string, string>;
  /** Users that the trial has room for; null without a limit. */
  readonly room: number | null;
  readonly people: readonly KnownPerson[];
  /** Whether who sends the file may make admins. */
  readonly givesRoles: boolean;
}

/** What a row changes of somebody. */
export interface PersonChange {
  readonly row: TeammateRow;
  readonly members: Members;
  readonly joined: readonly string[];
  readonly left: readonly string[];
}

/** A line of the file: whom it invites or changes, or why it does neither. */
export interface ValidatedRow {
  readonly name: string;
  readonly entityId: string | null;
  readonly errors: readonly FieldError[];
  readonly changes: readonly CellChange[];
  readonly person: (Invited & { readonly teamIds: readonly string[] }) | null;
  readonly change: PersonChange | null;
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

const nothing = { entityId: null, errors: [], changes: [], person: null, change: null };

const rowSchema = v.object({
  firstName: nameSchema('first'),
  lastName: nameSchema('last'),
  email: personEmailSchema,
  title: titleSchema,
  role: roleSchema,
});
const cellSchemas = { ...rowSchema.entries, extension: extensionSchema };

const refused = (code: string, field: ImportField | 'id' | 'version', message: string) => ({
  code,
  field,
  message,
});
const duplicate = (field: ImportField, message: string) => refused('DUPLICATE', field, message);

/** A row without guards and blanks around its cells, and without an empty id or version. */
function plainRow({ seen, ...cells }: ImportRow): ImportRow {
  const bareCells = Object.entries(cells).flatMap(([field, text]) => {
    const bare = text === undefined ? undefined : plain(text).trim();
    const isNone = bare === '' && (field === 'id' || field === 'version');
    return bare === undefined || isNone ? [] : [[field, bare] as const];
  });
  return { ...(Object.fromEntries(bareCells) as ImportRow), ...(seen !== undefined && { seen }) };
}

class RowValidator {
  /** Places of the rows that want each extension first. */
  readonly extensions = new Map<string, number>();
  readonly #facts: AccountFacts;
  readonly #byId: ReadonlyMap<string, KnownPerson>;
  readonly #byEmail: ReadonlyMap<string, KnownPerson>;
  readonly #byExtension: ReadonlyMap<string, KnownPerson>;
  /** Places of the rows that named each first. */
  readonly #emails = new Map<string, number>();
  readonly #named = new Map<string, number>();
  #room: number | null;

  constructor(facts: AccountFacts) {
    const { people } = facts;
    this.#facts = facts;
    this.#byId = new Map(people.map((one) => [one.row.id, one]));
    this.#byEmail = new Map(people.map((one) => [one.row.email, one]));
    this.#byExtension = new Map(people.map((one) => [one.row.extension, one]));
    this.#room = facts.room;
  }

  validate(raw: ImportRow, at: number): ValidatedRow {
    const row = plainRow(raw);
    const { id, version, email = '', extension = '' } = row;
    const name = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || email || extension;
    const fault = (error: FieldError): ValidatedRow => ({ ...nothing, name, errors: [error] });
    if (version !== undefined && !isFileVersion(version)) {
      return fault(refused('INVALID', 'version', t(texts.versionUnknown)));
    }
    const known =
      id === undefined
        ? (this.#byEmail.get(email.toLowerCase()) ??
          (email === '' ? this.#byExtension.get(extension) : undefined))
        : this.#byId.get(id.toLowerCase());
    if (known === undefined) {
      const isGone = id !== undefined || (row.seen !== undefined && row.seen !== null);
      return isGone
        ? fault(refused('NOTFOUND', 'id', t(texts.userGone)))
        : this.#new(row, at, name);
    }
    const first = this.#named.get(known.row.id);
    if (first !== undefined) {
      return fault({ code: 'DUPLICATE', message: t(texts.userRepeated, { row: first + 1 }) });
    }
    this.#named.set(known.row.id, at);
    return this.#known(row, at, known);
  }

  #new(row: ImportRow, at: number, name: string): ValidatedRow {
    const cells = Object.fromEntries(importFields.map((field) => [field, row[field] ?? '']));
    const parsed = v.safeParse(rowSchema, cells);
    const errors: FieldError[] = (parsed.issues ?? []).map((issue) =>
      refused('INVALID', v.getDotPath(issue) as ImportField, issue.message),
    );
    const { extension = '', teams = '' } = row;
    errors.push(...this.#emailErrors((row.email ?? '').toLowerCase(), at));
    if (extension !== '') errors.push(...this.#extensionErrors(extension, at));
    const { ids, errors: unknown } = this.#teams(teams);
    errors.push(...unknown);
    if (parsed.success && parsed.output.role === 'admin' && !this.#facts.givesRoles) {
      errors.push(refused('FORBIDDEN', 'role', t(texts.adminsGiveRoles)));
    }
    if (errors.length > 0 || !parsed.success) {
      return { ...nothing, name, errors: firstOfEach(errors) };
    }
    if (this.#room === 0) return { ...nothing, name, errors: [noRoom()] };
    if (this.#room !== null) this.#room -= 1;
    const { firstName, lastName, email, title, role } = parsed.output;
    const person = {
      firstName,
      lastName,
      email,
      title,
      role,
      teamIds: ids,
      extension: extension === '' ? undefined : extension,
    };
    return { ...nothing, name: `${firstName} ${lastName}`, person };
  }

  /** What a row changes of somebody; each cell that does not change stays unchecked. */
  #known(row: ImportRow, at: number, { row: of, cells, ...known }: KnownPerson): ValidatedRow {
    const { changes, conflicts } = compareRow(row, cells);
    const members: Record<string, unknown> = {};
    const errors: FieldError[] = [];
    let teamIds = known.teamIds;
    for (const { field, before, after } of changes) {
      if (conflicts.includes(field)) {
        const since =
          before === '' ? t(texts.clearedSince) : t(texts.changedSince, { now: before });
        errors.push(refused('CHANGEDSINCE', field, since));
      } else if (field === 'teams') {
        const named = this.#teams(after);
        errors.push(...named.errors);
        teamIds = named.ids;
      } else {
        const parsed = v.safeParse(cellSchemas[field], after);
        if (parsed.issues) errors.push(refused('INVALID', field, parsed.issues[0].message));
        else members[field] = parsed.output;
        if (field === 'email') errors.push(...this.#emailErrors(after.toLowerCase(), at));
        if (field === 'extension') errors.push(...this.#extensionErrors(after, at));
      }
      const refusal = known.refusal(field);
      if (refusal !== null) errors.push(refusal);
    }
    const done = { ...nothing, name: of.full_name, entityId: of.id, changes };
    if (errors.length > 0) return { ...done, errors: firstOfEach(errors) };
    if (changes.length === 0) return done;
    const joined = teamIds.filter((id) => !known.teamIds.includes(id));
    const left = known.teamIds.filter((id) => !teamIds.includes(id));
    return { ...done, change: { row: of, members, joined, left } };
  }

  #emailErrors(email: string, at: number): FieldError[] {
    if (email === '') return [];
    const first = this.#emails.get(email);
    if (first !== undefined)
      return [duplicate('email', t(texts.emailRepeated, { row: first + 1 }))];
    this.#emails.set(email, at);
    return this.#facts.emails.has(email) ? [duplicate('email', t(refusals.emailExisted))] : [];
  }

  /** Whoever has the extension may give it up in the same file, which is seen at the end. */
  #extensionErrors(extension: string, at: number): FieldError[] {
    const parsed = v.safeParse(extensionSchema, extension);
    if (!parsed.success) return [refused('INVALID', 'extension', parsed.issues[0].message)];
    const first = this.extensions.get(extension);
    if (first !== undefined) {
      return [duplicate('extension', t(texts.extensionRepeated, { row: first + 1 }))];
    }
    this.extensions.set(extension, at);
    return [];
  }

  #teams(text: string): { ids: readonly string[]; errors: FieldError[] } {
    const { ids, unknown } = teamsNamed(text, this.#facts.teams);
    if (unknown.length === 0) return { ids, errors: [] };
    const quoted = unknown.map((name) => t(texts.quotedTeam, { name })).join(', ');
    return { ids, errors: [refused('UNKNOWN', 'teams', t(texts.teamsUnknown, { teams: quoted }))] };
  }
}

const noRoom = (): FieldError => ({ code: 'TRIALLIMIT', message: t(texts.noRoom) });

/** One message for each cell. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter((error, at) => errors.findIndex((e) => e.field === error.field) === at);
}

/**
 * Refuses extensions that somebody has who does not give them up in the same file. `wanted` has the
 * places of the rows that want them.
 */
function withTakenExtensions(
  rows: readonly ValidatedRow[],
  wanted: ReadonlyMap<string, number>,
  { extensions }: Pick<AccountFacts, 'extensions'>,
): ValidatedRow[] {
  const giving = new Set(
    rows.flatMap(({ change }) => (change?.members.extension === undefined ? [] : change.row.id)),
  );
  const taken = new Set(
    [...wanted].flatMap(([extension, at]) => {
      const holder = extensions.get(extension);
      const isTold = rows[at]?.errors.some(({ field }) => field === 'extension');
      return holder === undefined || giving.has(holder) || isTold ? [] : [at];
    }),
  );
  if (taken.size === 0) return [...rows];
  const error = duplicate('extension', t(texts.extensionTaken));
  const refusedOne = (row: ValidatedRow): ValidatedRow => ({
    ...row,
    errors: [...row.errors, error],
    person: null,
    change: null,
  });
  // Whoever is refused keeps an extension that another row may want.
  return withTakenExtensions(
    rows.map((row, at) => (taken.has(at) ? refusedOne(row) : row)),
    wanted,
    { extensions },
  );
}

/**
 * Validates the lines of a file, cell by cell, against each other and against the account.
 * Lines with faults take no room of a trial from those after them.
 */
export function validateRows(rows: readonly ImportRow[], facts: AccountFacts): ValidatedRow[] {
  const validator = new RowValidator(facts);
  const validated = rows.map((row, at) => validator.validate(row, at));
  return withTakenExtensions(validated, validator.extensions, facts);
}
