import type { FileKind } from '@jackfield/contract/api/config-file';
import {
  type BusinessHour,
  type IvrKey,
  ivrInputs,
  type RoutingTarget,
  type SpecialDates,
} from '@jackfield/contract/api/routing';
import { type Message, t } from '@jackfield/texts';
import * as v from 'valibot';
import { type RecordKind, records } from '../records/records.ts';
import { texts } from './texts.ts';
import {
  hoursBehind,
  hoursWord,
  idBehind,
  idsOfPeople,
  type Ids,
  mailOf,
  Refused,
  targetBehind,
  targetWord,
  type Words,
} from './words.ts';

/** Whose value is read. */
export interface MemberAt {
  readonly ids: Ids;
  readonly ownerId: string | null;
  /** The value that the record has; undefined for a new record. */
  readonly now: unknown;
}

/** A member of an entry: the field of the record that it is, and how files write its values. */
interface Member {
  readonly field: string;
  /** A value of the record as files have it; undefined where they do not have it. */
  word(value: unknown, words: Words): unknown;
  /** The other way; throws Refused. */
  behind(value: unknown, at: MemberAt): unknown;
  /** Said where the record takes no such value, if its own reason says too little. */
  readonly unfit?: Message;
}

const plain = (field: string): Member => ({
  field,
  word: (value) => value,
  behind: (value) => value,
});

/** Parts that an entry leaves out stay. */
const inParts = (field: string): Member => ({
  ...plain(field),
  behind(value, { now }) {
    if (typeof value !== 'object' || value === null) throw new Refused(t(texts.noMap));
    const known = now === undefined ? null : Object.keys(Object(now));
    const unknown = Object.keys(value).find((part) => known?.includes(part) === false);
    if (unknown !== undefined) {
      throw new Refused(t(texts.memberUnknown, { member: unknown }), [unknown]);
    }
    return { ...Object(now), ...value };
  },
});

const target = (field: string): Member => ({
  field,
  word: (value, words) => targetWord(value as RoutingTarget, words),
  behind: (value, { ids, ownerId }) => targetBehind(value, ids, ownerId),
  unfit: texts.leadsElsewhere,
});

const hours: Member = {
  field: 'businessHour',
  word: (value, words) => hoursWord(value as BusinessHour, words),
  behind: (value, { ids, ownerId, now }) => hoursBehind(value, { ids, ownerId, now: datesOf(now) }),
};

const datesOf = (value: unknown): readonly SpecialDates[] =>
  value === undefined ? [] : (value as BusinessHour).dates;

type Person = { readonly teammateId: string };

const people: Member = {
  field: 'members',
  word: (value, words) => (value as Person[]).map(({ teammateId }) => mailOf(words, teammateId)),
  behind: (value, { ids }) => idsOfPeople(value, ids).map((teammateId) => ({ teammateId })),
};

const sound = (field: string): Member => ({
  field,
  word: (value, words) => (value === null ? null : (words.get(String(value)) ?? 'gone')),
  behind: (value, { ids, ownerId }) =>
    value === null ? null : idBehind(String(value), ids, ownerId),
});

const keyActions = { team: 'team', menu: 'ivr', person: 'teammate' } as const;

function keyBehind(input: string, word: unknown, { ids, now }: MemberAt): IvrKey {
  const same = ((now ?? []) as IvrKey[]).find((one) => one.input === input);
  // Its target is gone.
  if (word === null && same?.actionId === null) return same;
  const [, kind] = /^(team|menu|person)\/./.exec(String(word)) ?? [];
  if (kind === undefined) throw new Refused(t(texts.leads), [input]);
  const action = keyActions[kind as keyof typeof keyActions];
  return {
    input: input as IvrKey['input'],
    action,
    actionId: ids.idOf(String(word), null) ?? gone(input, word),
  };
}

function gone(input: string, word: unknown): never {
  throw new Refused(t(texts.gone, { word: String(word) }), [input]);
}

const keys: Member = {
  field: 'keys',
  word: (value, words) =>
    Object.fromEntries(
      (value as IvrKey[]).map(({ input, actionId }) => [input, words.get(actionId ?? '') ?? null]),
    ),
  behind(value, at) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Refused(t(texts.noMap));
    }
    const inputs: readonly string[] = ivrInputs;
    return Object.entries(value)
      .map(([input, word]) => {
        if (inputs.includes(input)) return keyBehind(input, word, at);
        throw new Refused(t(texts.memberUnknown, { member: input }), [input]);
      })
      .toSorted((one, other) => inputs.indexOf(one.input) - inputs.indexOf(other.input));
  },
};

/** Only the default menu says so: another one becomes it where it says so. */
const isDefault: Member = {
  field: 'defaultMenu',
  word: (value) => (value === null ? undefined : true),
  behind(value, { ownerId }) {
    if (value !== true) throw new Refused(t(texts.onlyTrue));
    return ownerId;
  },
};

interface Kind {
  /** The record that an entry is; null for those without members. */
  readonly record: RecordKind | null;
  /** Where an entry names what it is; null for an entry that is its name. */
  readonly identity: string | null;
  /** Members that a new entry needs; null where files make none. */
  readonly needed: readonly string[] | null;
  readonly members: Readonly<Record<string, Member>>;
}

/** What entries of each kind hold, in the order of the export (FILE-01). */
export const kinds: Readonly<Record<FileKind, Kind>> = {
  number: {
    record: 'company',
    identity: 'number',
    needed: null,
    members: {
      label: plain('label'),
      hours,
      open: target('callHandlingOpenHour'),
      closed: target('callHandlingClosedHour'),
    },
  },
  team: {
    record: 'team',
    identity: 'key',
    needed: ['name', 'extension', 'members'],
    members: {
      name: plain('name'),
      extension: plain('extension'),
      members: people,
      inboundFlow: plain('inboundFlow'),
      ringGroup: inParts('ringGroup'),
      callQueue: inParts('callQueue'),
      hours,
      open: target('callHandlingOpenHour'),
      missed: target('missedCallHandling'),
    },
  },
  menu: {
    record: 'ivr',
    identity: 'key',
    needed: ['of', 'name', 'keys'],
    members: {
      name: plain('name'),
      isDefault,
      keys,
      greeting: sound('greeting'),
      exitMedia: sound('exitMedia'),
      invalidMedia: sound('invalidMedia'),
      transferMedia: sound('transferMedia'),
      retries: plain('retries'),
      timeout: plain('timeout'),
      interdigitTimeout: plain('interdigitTimeout'),
    },
  },
  person: {
    record: 'teammate',
    identity: 'email',
    needed: null,
    members: {
      title: plain('title'),
      timeZone: plain('timeZone'),
      missed: target('missedCallHandling'),
    },
  },
  blocked: { record: null, identity: null, needed: [], members: {} },
};

/** Members of an entry that are no fields of its record. */
export const besides: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  team: ['adopt'],
  menu: ['adopt', 'of'],
};

/** The value of a member as its record takes it. Throws Refused. */
export function valueBehind(kind: FileKind, name: string, value: unknown, at: MemberAt): unknown {
  const { record, members } = kinds[kind];
  const member = members[name];
  if (record === null || member === undefined) throw new Error(`No member ${name}.`);
  const wanted = member.behind(value, at);
  const { schema } = records[record].fields[member.field] ?? {};
  if (schema === undefined) return wanted;
  const read = v.safeParse(schema, wanted);
  if (read.success) return read.output;
  const [issue] = read.issues;
  if (typeof value === 'number' && issue.expected === 'string') {
    throw new Refused(t(texts.noQuotes, { value: String(value) }));
  }
  throw new Refused(member.unfit ? t(member.unfit) : t(texts.unfit, { reason: issue.message }));
}

/** A record's members as files have them. */
export function wordsOf(
  kind: FileKind,
  members: Readonly<Record<string, unknown>>,
  words: Words,
): Record<string, unknown> {
  const written = Object.entries(kinds[kind].members).map(
    ([name, { field, word }]) => [name, word(members[field], words)] as const,
  );
  return Object.fromEntries(written.filter(([, value]) => value !== undefined));
}
