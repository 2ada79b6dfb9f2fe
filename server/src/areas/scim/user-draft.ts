import { t } from '@jackfield/texts';
import { parse } from 'scim2-parse-filter';
import { scimError } from './scim-error.ts';
import { texts } from './texts.ts';

/** A user as the directory tells of them; a member that it did not send is undefined. */
export interface UserDraft {
  userName?: string | undefined;
  externalId?: string | null | undefined;
  active?: boolean | undefined;
  givenName?: string | undefined;
  familyName?: string | undefined;
  title?: string | undefined;
  workEmail?: string | undefined;
  timezone?: string | undefined;
  language?: string | undefined;
  managerId?: string | null | undefined;
}

/** An operation of a PATCH, its name in lower case. */
export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  /** Empty where the value names its members itself. */
  readonly path: string;
  readonly value: unknown;
}

const mostOperations = 100;
/** No index holds longer ones. */
const mostCharacters = 500;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of what was sent, whatever the case of its name. */
export function memberOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** `…:2.0:User:` before a path, which Entra writes with other schemas than the attribute's too. */
const schemaBefore = /^urn:.*?:(user|group)(?::|$)/i;
const pathForm = /^([a-z][\w$-]*)(?:\[(.*)\])?(?:\.([$a-z][\w$-]*))?$/i;

export interface Path {
  /** In lower case, with its sub-attribute: `name.givenname`. */
  readonly name: string;
  /** What stands in brackets. */
  readonly filter: string | undefined;
}

/** The attribute that a path names; null for the whole resource. Throws 400 invalidPath. */
export function readPath(path: string): Path | null {
  const plain = path.trim().replace(schemaBefore, '');
  if (plain === '') return null;
  // An attribute of a schema that is not ours, which is accepted and left alone.
  if (/^urn:/i.test(plain)) return { name: '', filter: undefined };
  const [, name = '', filter, sub] = pathForm.exec(plain) ?? [];
  if (name === '') throw scimError('invalidPath', t(texts.pathUnfit, { path: path.slice(0, 100) }));
  return { name: `${name}${sub === undefined ? '' : `.${sub}`}`.toLowerCase(), filter };
}

/** The operations of a PATCH. Throws 400 for what is none. */
export function readOperations(body: unknown): Operation[] {
  const sent = memberOf(body, 'operations');
  if (!Array.isArray(sent) || sent.length === 0) {
    throw scimError('invalidSyntax', t(texts.noOperations));
  }
  if (sent.length > mostOperations) {
    throw scimError('invalidSyntax', t(texts.tooMany, { count: mostOperations }));
  }
  return sent.map((one: unknown) => {
    const op = String(memberOf(one, 'op')).toLowerCase();
    const path = memberOf(one, 'path') ?? '';
    if (op !== 'add' && op !== 'replace' && op !== 'remove') {
      throw scimError('invalidSyntax', t(texts.noSuchOperation));
    }
    if (typeof path !== 'string')
      throw scimError('invalidPath', t(texts.notText, { name: 'path' }));
    return { op, path, value: memberOf(one, 'value') };
  });
}

/** Entra sends `"False"`, and `True` where a boolean belongs. */
function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) {
    return value.toLowerCase() === 'true';
  }
  throw scimError('invalidValue', t(texts.notTrueOrFalse));
}

function readText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw scimError('invalidValue', t(texts.notText, { name }));
  const text = value.trim();
  if (text.length <= mostCharacters) return text;
  throw scimError('invalidValue', t(texts.tooLong, { name, count: mostCharacters }));
}

/** One value of an attribute that has many: `"…"`, `{value}` or a list of one. */
function oneValue(value: unknown): unknown {
  if (Array.isArray(value)) return oneValue(value[0]);
  return isObject(value) ? memberOf(value, 'value') : value;
}

const isTrue = (value: unknown) => value === true || /^true$/i.test(String(value));

/** The email for work of a list: else the first one that is primary, else the first. */
function workEmailOf(value: unknown): unknown {
  if (!Array.isArray(value)) return oneValue(value);
  const work = value.find((one) => /^work$/i.test(String(memberOf(one, 'type'))));
  return oneValue(work ?? value.find((one) => isTrue(memberOf(one, 'primary'))) ?? value[0]);
}

/** Whether a filter in brackets means the email for work: by its type, or as the primary one. */
function meansWork(filter: string | undefined): boolean {
  if (filter === undefined) return true;
  try {
    const read = parse(filter);
    if (read.op !== 'eq' || !('compValue' in read)) return false;
    const name = read.attrPath.toLowerCase();
    const value = String(read.compValue).toLowerCase();
    return (name === 'type' && value === 'work') || (name === 'primary' && value === 'true');
  } catch {
    throw scimError('invalidFilter', t(texts.pathUnfit, { path: filter.slice(0, 100) }));
  }
}

type Setter = (draft: UserDraft, value: unknown, path: Path) => void;

const textOf =
  (
    member: 'givenName' | 'familyName' | 'timezone' | 'language' | 'userName',
    name: string,
  ): Setter =>
  (draft, value) => {
    draft[member] = readText(value, name);
  };

const setEmail: Setter = (draft, value, { filter }) => {
  if (!meansWork(filter)) return;
  const email = workEmailOf(value);
  if (email !== undefined && email !== null) draft.workEmail = readText(email, 'emails.value');
};

const setManager: Setter = (draft, value) => {
  const manager = oneValue(value);
  const isNamed = typeof manager === 'string' && manager !== '';
  draft.managerId = isNamed ? readText(manager, 'manager.value') : null;
};

/** What is kept of a user, by lower-case path; every other attribute is accepted and left alone. */
const setters: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ['username', textOf('userName', 'userName')],
  [
    'externalid',
    (draft, value) => {
      draft.externalId = readText(value, 'externalId');
    },
  ],
  [
    'active',
    (draft, value) => {
      draft.active = readBoolean(value);
    },
  ],
  ['name.givenname', textOf('givenName', 'name.givenName')],
  ['name.familyname', textOf('familyName', 'name.familyName')],
  [
    'title',
    (draft, value) => {
      draft.title = value === null ? '' : readText(value, 'title');
    },
  ],
  ['emails', setEmail],
  ['emails.value', setEmail],
  ['timezone', textOf('timezone', 'timezone')],
  ['preferredlanguage', textOf('language', 'preferredLanguage')],
  ['manager', setManager],
  ['manager.value', setManager],
]);

const required = new Map([
  ['username', 'userName'],
  ['active', 'active'],
  ['name', 'name'],
  ['name.givenname', 'name.givenName'],
  ['name.familyname', 'name.familyName'],
]);

function remove(draft: UserDraft, { name }: Path): void {
  const kept = required.get(name);
  if (kept !== undefined) throw scimError('mutability', t(texts.requiredStays, { name: kept }));
  if (name === 'title') draft.title = '';
  if (name === 'externalid') draft.externalId = null;
  if (name === 'manager' || name === 'manager.value') draft.managerId = null;
}

function set(draft: UserDraft, path: Path, value: unknown): void {
  if (path.name === 'name' && isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      set(draft, { name: `name.${key.toLowerCase()}`, filter: undefined }, part);
    }
    return;
  }
  setters.get(path.name)?.(draft, value, path);
}

/** Applies one operation; without a path its value names the members, and they may be paths again. */
function apply(draft: UserDraft, { op, path, value }: Operation): void {
  const read = readPath(path);
  if (read !== null) {
    if (op === 'remove') remove(draft, read);
    else set(draft, read, value);
    return;
  }
  if (!isObject(value)) throw scimError('noTarget', t(texts.pathUnfit, { path: '' }));
  for (const [key, part] of Object.entries(value)) {
    const inner = readPath(key);
    if (inner === null && isObject(part)) apply(draft, { op, path: '', value: part });
    else if (inner !== null && op === 'remove') remove(draft, inner);
    else if (inner !== null) set(draft, inner, part);
  }
}

/**
 * What operations say of a user (RFC 7644 section 3.5.2), in the ways that Entra and Okta write
 * them. They fill a draft of known members and never an object by names that were sent, so that no
 * path reaches a prototype (SCIM-01). Throws 400.
 */
export function readUserChange(operations: readonly Operation[]): UserDraft {
  const draft: UserDraft = {};
  for (const operation of operations) apply(draft, operation);
  return draft;
}

/** A whole user as POST and PUT send them. Throws 400. */
export function readUser(body: unknown): UserDraft {
  if (!isObject(body)) throw scimError('invalidSyntax', t(texts.noOperations));
  const { schemas: _schemas, meta: _meta, id: _id, ...members } = body;
  return readUserChange([{ op: 'add', path: '', value: members }]);
}

const mailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A name that Entra gives to somebody whom it has deleted: an id before the name that they had. */
export const isTombstone = (userName: string): boolean => /^[0-9a-f]{32}/i.test(userName);

/** The email that a draft gives somebody; undefined where it keeps theirs. */
export function emailOf({ workEmail, userName, active }: UserDraft): string | undefined {
  if (workEmail !== undefined && workEmail !== '') return workEmail.toLowerCase();
  if (userName === undefined || active === false) return undefined;
  return mailForm.test(userName) && !isTombstone(userName) ? userName.toLowerCase() : undefined;
}
