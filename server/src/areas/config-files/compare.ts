import { phoneNumberSchema } from '@jackfield/contract';
import type { FileChange, FileKind, FileRefusal } from '@jackfield/contract/api/config-file';
import { t } from '@jackfield/texts';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { newId } from '../../platform/ids.ts';
import { keyPattern } from './keys.ts';
import { besides, kinds, valueBehind, wordsOf } from './members.ts';
import type { Portal, PortalRecord } from './portal.ts';
import type { Entry, Place, ReadFiles, Step } from './read-files.ts';
import { texts } from './texts.ts';
import { type Ids, Refused, type Words } from './words.ts';

/** A member that is to have another value. */
export interface WantedMember {
  readonly name: string;
  /** As the file has it. */
  readonly given: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry with the record that it is. */
export interface Matched {
  readonly entry: Entry;
  readonly kind: FileKind;
  readonly key: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** Null for a record that is still to be made. */
  readonly record: PortalRecord | null;
  /** The id of the record, or one that stands for it until it is made. */
  readonly id: string;
  readonly isAdopted: boolean;
}

/** What an entry does. */
export interface WantedChange extends Matched {
  /** Of a menu: whose it is. */
  readonly owner: { readonly type: 'company' | 'team'; readonly id: string } | null;
  readonly members: readonly WantedMember[];
}

/** What files want of an account. */
export interface Comparison {
  readonly matched: readonly Matched[];
  readonly changes: readonly WantedChange[];
  readonly deleted: readonly PortalRecord[];
  readonly refusals: readonly FileRefusal[];
  readonly ids: Ids;
}

type Refuse = (place: Place, message: string) => void;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry calls itself; null where that is refused. */
function identityOf({ kind, value, placeOf }: Entry, refuse: Refuse): string | null {
  const { identity } = kinds[kind];
  if (identity !== null && !isMap(value)) {
    refuse(placeOf(), t(texts.noMap));
    return null;
  }
  const own = identity === null ? value : (value as Record<string, unknown>)[identity];
  const steps: Step[] = identity === null ? [] : [identity];
  if (own === undefined) refuse(placeOf(), t(texts.memberMissing, { member: identity ?? '' }));
  else if (typeof own === 'number')
    refuse(placeOf(...steps), t(texts.noQuotes, { value: `+${own}` }));
  else if (typeof own !== 'string') refuse(placeOf(...steps), t(texts.keyForm));
  else if (identity === 'key' && !keyPattern.test(own)) refuse(placeOf(...steps), t(texts.keyForm));
  else return identity === 'email' ? own.toLowerCase() : own;
  return null;
}

/** Members of an entry that it may not have are refused, and left out. */
function givenOf({ kind, value, placeOf }: Entry, refuse: Refuse): Record<string, unknown> {
  const { identity, members } = kinds[kind];
  if (!isMap(value)) return {};
  const known = new Set([identity ?? '', ...Object.keys(members), ...(besides[kind] ?? [])]);
  for (const member of Object.keys(value)) {
    if (!known.has(member)) refuse(placeOf(member), t(texts.memberUnknown, { member }));
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name)));
}

const wordOf = (kind: FileKind, key: string) => `${kind}/${key}`;

/** Records by what entries call them; a number by each of its phone numbers. */
function byWord({ records }: Portal): Map<string, PortalRecord> {
  return new Map(
    records.flatMap((record) =>
      [record.key, ...record.aliases].map((key) => [wordOf(record.kind, key), record] as const),
    ),
  );
}

interface Finding {
  readonly portal: Portal;
  readonly known: ReadonlyMap<string, PortalRecord>;
  readonly refuse: Refuse;
  /** Words of all entries. */
  readonly written: ReadonlySet<string>;
}

/** The record that has the name of an entry with a new key, and that no other entry is. */
function sameName(
  { kind }: Entry,
  given: Record<string, unknown>,
  { portal, known }: Finding,
): PortalRecord | undefined {
  const ownerId = kind === 'menu' ? known.get(String(given['of']))?.id : undefined;
  return portal.records.find(
    (one) =>
      one.kind === kind &&
      one.members['name'] === given['name'] &&
      (kind !== 'menu' || one.owner?.id === ownerId),
  );
}

/** The record of an entry; null for a new one, undefined where it is refused. */
function recordOf(
  entry: Entry,
  key: string,
  given: Record<string, unknown>,
  finding: Finding,
): { record: PortalRecord | null; isAdopted: boolean } | undefined {
  const { kind, placeOf } = entry;
  const { identity, needed } = kinds[kind];
  const record = finding.known.get(wordOf(kind, key));
  if (record !== undefined) return { record, isAdopted: false };
  const at = placeOf(...(identity === null ? [] : [identity]));
  if (needed === null) {
    const isNumber = kind === 'number';
    const message = isNumber
      ? t(texts.noNumber, { number: key })
      : t(texts.noPerson, { mail: key });
    return void finding.refuse(at, message);
  }
  const same = identity === 'key' ? sameName(entry, given, finding) : undefined;
  if (same === undefined) return { record: null, isAdopted: false };
  const isOther = finding.written.has(wordOf(kind, same.key));
  if (isOther) return { record: null, isAdopted: false };
  if (given['adopt'] === true) return { record: same, isAdopted: true };
  return void finding.refuse(at, t(texts.adopt, { name: same.name, key: same.key }));
}

function matchAll(files: ReadFiles, portal: Portal, refuse: Refuse): Matched[] {
  const keyed = files.entries.flatMap((entry) => {
    const key = identityOf(entry, refuse);
    return key === null ? [] : [{ entry, key }];
  });
  const written = new Set(keyed.map(({ entry, key }) => wordOf(entry.kind, key)));
  const finding = { portal, known: byWord(portal), refuse, written };
  const taken = new Set<string>();
  return keyed.flatMap(({ entry, key }) => {
    const { kind, placeOf } = entry;
    const given = givenOf(entry, refuse);
    if (kind === 'blocked' && !v.is(phoneNumberSchema, key)) {
      refuse(placeOf(), t(texts.unfit, { reason: key }));
      return [];
    }
    const found = recordOf(entry, key, given, finding);
    if (found === undefined) return [];
    const own = found.record?.id ?? wordOf(kind, key);
    if (taken.has(own)) {
      const { identity } = kinds[kind];
      const message = t(identity === 'key' ? texts.keyTwice : texts.twice, { key });
      refuse(placeOf(...(identity === null ? [] : [identity])), message);
      return [];
    }
    taken.add(own);
    return [{ entry, kind, key, given, ...found, id: found.record?.id ?? newId() }];
  });
}

/** Words and ids of the account as it is with the entries of the files. */
function naming(portal: Portal, matched: readonly Matched[]): { words: Words; ids: Ids } {
  const words = new Map(portal.words);
  for (const { kind, key, id, record } of matched) {
    // A number keeps the word of its first phone number.
    if (kind !== 'number' || record === null) words.set(id, wordOf(kind, key));
  }
  const byName = new Map([...words].map(([id, word]) => [word, id]));
  for (const { kind, aliases, id } of portal.records) {
    for (const key of aliases) byName.set(wordOf(kind, key), id);
  }
  const idOf: Ids['idOf'] = (word, ownerId) =>
    word.startsWith('sound/') ? portal.sounds.get(ownerId ?? '')?.get(word) : byName.get(word);
  return { words, ids: { idOf } };
}

interface Comparing {
  readonly words: Words;
  readonly ids: Ids;
  readonly refuse: Refuse;
}

function refuseAt(entry: Entry, name: string, error: unknown, refuse: Refuse): void {
  if (!(error instanceof Refused)) throw error;
  refuse(entry.placeOf(name, ...error.steps), error.message);
}

/** The members of an entry that differ from what its record has. */
function membersOf(matched: Matched, { words, ids, refuse }: Comparing): WantedMember[] {
  const { entry, kind, given, record, id } = matched;
  const { members } = kinds[kind];
  const present = record === null ? {} : wordsOf(kind, record.members, words);
  return Object.keys(members).flatMap((name): WantedMember[] => {
    if (!(name in given)) return [];
    const before = present[name] ?? null;
    const { field = '', word } = members[name] ?? {};
    if (isDeepStrictEqual(given[name], before)) return [];
    const now = record?.members[field];
    try {
      const wanted = valueBehind(kind, name, given[name], { ids, ownerId: id, now });
      const after = word?.(wanted, words) ?? null;
      if (isDeepStrictEqual(after, before)) return [];
      return [{ name, given: given[name], before, after }];
    } catch (error) {
      refuseAt(entry, name, error, refuse);
      return [];
    }
  });
}

/** Whose menu an entry is; null for what is no menu, or where it is refused. */
function ownerOf({ entry, kind, given, record }: Matched, at: Comparing) {
  if (kind !== 'menu') return null;
  const word = given['of'];
  if (word === undefined) return record?.owner ?? null;
  const id = /^(number|team)\//.test(String(word)) ? at.ids.idOf(String(word), null) : undefined;
  if (id === undefined) {
    at.refuse(entry.placeOf('of'), t(texts.gone, { word: String(word) }));
    return null;
  }
  if (record !== null && record.owner?.id !== id) {
    at.refuse(entry.placeOf('of'), t(texts.ownerFixed));
    return null;
  }
  const type = String(word).startsWith('team/') ? ('team' as const) : ('company' as const);
  return { type, id };
}

function refuseMissing({ entry, kind, given, record }: Matched, refuse: Refuse): void {
  if (record !== null) return;
  for (const member of kinds[kind].needed ?? []) {
    if (!(member in given)) refuse(entry.placeOf(), t(texts.memberMissing, { member }));
  }
}

/** Kinds of which files delete what they lack; nothing that is paid is among them. */
const deletable: ReadonlySet<FileKind> = new Set(['team', 'menu', 'blocked']);

function deletedOf(files: ReadFiles, portal: Portal, matched: readonly Matched[]): PortalRecord[] {
  const kept = new Set(matched.map(({ id }) => id));
  const gone = portal.records.filter(
    ({ kind, id }) => deletable.has(kind) && files.listed.has(kind) && !kept.has(id),
  );
  const teams = new Set(gone.map(({ id }) => id));
  // A team takes its menus along.
  return gone.filter(({ owner }) => owner === null || !teams.has(owner.id));
}

/** What files want to be otherwise in an account, and everything in them that cannot be. */
export function compareFiles(
  files: ReadFiles,
  portal: Portal,
  { isDeleting }: { isDeleting: boolean },
): Comparison {
  const refusals: FileRefusal[] = [...files.refusals];
  const refuse: Refuse = (place, message) => void refusals.push({ ...place, message });
  const matched = matchAll(files, portal, refuse);
  const at = { ...naming(portal, matched), refuse };
  const changes = matched.flatMap((one): WantedChange[] => {
    refuseMissing(one, refuse);
    const owner = ownerOf(one, at);
    const members = membersOf(one, at);
    const isSame = one.record !== null && !one.isAdopted && members.length === 0;
    return isSame ? [] : [{ ...one, owner, members }];
  });
  const deleted = isDeleting ? deletedOf(files, portal, matched) : [];
  return { matched, changes, deleted, refusals, ids: at.ids };
}

/** A value of a file in words, on one line. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

const told = ({ name, before, after }: WantedMember) => ({
  member: name,
  before: textOf(before),
  after: textOf(after),
});

/** What was done, as a plan tells it; `idOf` knows what a made record has become. */
export function toldChanges({ changes, deleted }: Comparison): FileChange[] {
  return [
    ...changes.map(({ kind, key, record, given, entry, isAdopted, members }): FileChange => {
      const { path, line } = entry.placeOf();
      const name = record?.name ?? String(given['name'] ?? key);
      const adopted = isAdopted ? 'adopted' : 'changed';
      const what = record === null ? 'created' : adopted;
      return {
        kind,
        key,
        id: record?.id ?? null,
        name,
        what,
        path,
        line,
        members: members.map(told),
      };
    }),
    ...deleted.map(({ kind, key, id, name }): FileChange => {
      return { kind, key, id, name, what: 'deleted', path: null, line: null, members: [] };
    }),
  ];
}
