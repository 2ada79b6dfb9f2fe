import type { BusinessHour, RoutingTarget, SpecialDates } from '@jackfield/contract/api/routing';
import { weekdays } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { newId } from '../../platform/ids.ts';
import type { Step } from './read-files.ts';
import { texts } from './texts.ts';

/** Why a value of a file cannot be taken, and where within its member. */
export class Refused extends Error {
  readonly steps: readonly Step[];

  constructor(message: string, steps: readonly Step[] = []) {
    super(message);
    this.steps = steps;
  }
}

/** Words of records by id, such as `team/front-desk`. */
export type Words = ReadonlyMap<string, string>;

/** Ids of records by their words; sounds are looked for among those of one owner. */
export interface Ids {
  idOf(word: string, ownerId: string | null): string | undefined;
}

const gone = 'gone';

/** What stands in a file for a record that is not there any more. */
const wordOf = (words: Words, id: string | null): string => words.get(id ?? '') ?? gone;

/** A target as a file has it. */
export function targetWord(target: RoutingTarget, words: Words): unknown {
  switch (target.actionType) {
    case 'number':
      return `number/${target.actionValue}`;
    case 'voicemail':
      return target.actionValue === null
        ? 'voicemail'
        : `voicemail/${wordOf(words, target.actionValue.ownerId)}`;
    case 'callgroup': {
      const { option, list } = target.actionValue;
      return { group: option, people: list.map((id) => mailOf(words, id)) };
    }
    default:
      return wordOf(words, target.actionValue);
  }
}

export const mailOf = (words: Words, id: string): string =>
  wordOf(words, id).replace(/^person\//, '');

/** The id behind a word; throws where there is none. */
export function idBehind(word: string, ids: Ids, ownerId: string | null = null): string {
  const id = ids.idOf(word, ownerId);
  if (id !== undefined) return id;
  const isSound = word.startsWith('sound/');
  throw new Refused(t(isSound ? texts.notFound : texts.gone, { word }));
}

const types = { team: 'team', menu: 'ivr', person: 'teammate', sound: 'message' } as const;
const typed = /^(team|menu|person|sound)\/./;

function groupTarget(value: object, ids: Ids): RoutingTarget {
  const { group, people, ...others } = value as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new Refused(t(texts.memberUnknown, { member: unknown }), [unknown]);
  if (group !== 'simultaneous' && group !== 'single') throw new Refused(t(texts.leads), ['group']);
  return {
    actionType: 'callgroup',
    actionValue: { option: group, list: idsOfPeople(people, ids, ['people']) },
  };
}

/** The people behind a list of mails. */
export function idsOfPeople(value: unknown, ids: Ids, steps: readonly Step[] = []): string[] {
  if (!Array.isArray(value)) throw new Refused(t(texts.noList), steps);
  return value.map((mail: unknown, index) => {
    const id = ids.idOf(`person/${String(mail).toLowerCase()}`, null);
    if (id !== undefined) return id;
    throw new Refused(t(texts.noPerson, { mail: String(mail) }), [...steps, index]);
  });
}

/** The target behind a word of a file; `ownerId` is whose sounds are meant. Throws Refused. */
export function targetBehind(value: unknown, ids: Ids, ownerId: string | null): RoutingTarget {
  if (typeof value === 'object' && value !== null) return groupTarget(value, ids);
  if (typeof value !== 'string') throw new Refused(t(texts.leads));
  if (value === 'voicemail') return { actionType: 'voicemail', actionValue: null };
  const [, number] = /^number\/(.+)$/.exec(value) ?? [];
  if (number !== undefined) return { actionType: 'number', actionValue: number };
  const [, owner] = /^voicemail\/((?:team|person)\/.+)$/.exec(value) ?? [];
  if (owner !== undefined) {
    const ownerType = owner.startsWith('team/') ? 'team' : 'teammate';
    const mailbox = { ownerType, ownerId: idBehind(owner, ids) } as const;
    return { actionType: 'voicemail', actionValue: mailbox };
  }
  const [, kind] = typed.exec(value) ?? [];
  if (kind === undefined) throw new Refused(t(texts.leads));
  const actionType = types[kind as keyof typeof types];
  return { actionType, actionValue: idBehind(value, ids, ownerId) };
}

const span = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;

function spansBehind(value: unknown, steps: readonly Step[]): { from: string; to: string }[] {
  if (!Array.isArray(value)) throw new Refused(t(texts.noList), steps);
  return value.map((one: unknown) => {
    const [from = '', to = ''] = String(one).split('-');
    return { from, to };
  });
}

/** Business hours as a file has them; days without an entry are closed. */
export function hoursWord(hours: BusinessHour, words: Words): unknown {
  const open = weekdays.filter((day) => hours.weekly[day].length > 0);
  return {
    timeZone: hours.timeZone,
    ...(hours.alwaysOpen && { alwaysOpen: true }),
    ...Object.fromEntries(open.map((day) => [day, hours.weekly[day].map(span)])),
    ...(hours.dates.length > 0 && { dates: hours.dates.map((one) => dateWord(one, words)) }),
  };
}

function dateWord(date: SpecialDates, words: Words): unknown {
  return {
    name: date.name,
    from: date.from,
    to: date.to,
    ...(date.intervals.length > 0 && { intervals: date.intervals.map(span) }),
    ...(date.repeatsYearly && { repeatsYearly: true }),
    ...(date.isUnconfirmed && { isUnconfirmed: true }),
    ...(date.action && { action: targetWord(date.action, words) }),
  };
}

const membersOfHours = new Set<string>(['timeZone', 'alwaysOpen', 'dates', ...weekdays]);
const membersOfDate = new Set([
  'name',
  'from',
  'to',
  'intervals',
  'repeatsYearly',
  'isUnconfirmed',
  'action',
]);

function checkMembers(value: unknown, known: ReadonlySet<string>, steps: readonly Step[] = []) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused(t(texts.noMap), steps);
  }
  for (const member of Object.keys(value)) {
    if (known.has(member)) continue;
    throw new Refused(t(texts.memberUnknown, { member }), [...steps, member]);
  }
  return value as Record<string, unknown>;
}

interface HoursAt {
  readonly ids: Ids;
  readonly ownerId: string | null;
  /** The dates that there are, whose ids stay. */
  readonly now: readonly SpecialDates[];
}

/** Hours of a file in the form of the record, whose schema is still to be asked. Throws Refused. */
export function hoursBehind(value: unknown, at: HoursAt): unknown {
  const { timeZone, alwaysOpen = false, dates = [], ...week } = checkMembers(value, membersOfHours);
  if (!Array.isArray(dates)) throw new Refused(t(texts.noList), ['dates']);
  const weekly = weekdays.map((day) => [day, spansBehind(week[day] ?? [], [day])] as const);
  return {
    timeZone,
    alwaysOpen,
    weekly: Object.fromEntries(weekly),
    dates: dates.map((one: unknown, index) => dateBehind(one, index, at)),
  };
}

function dateBehind(value: unknown, index: number, { ids, ownerId, now }: HoursAt): unknown {
  const steps = ['dates', index];
  const {
    intervals = [],
    repeatsYearly = false,
    action,
    ...rest
  } = checkMembers(value, membersOfDate, steps);
  const spans = spansBehind(intervals, [...steps, 'intervals']);
  const same = now.filter(({ name, from }) => name === rest['name'] && from === rest['from']);
  return {
    to: rest['from'],
    ...rest,
    id: same.length === 1 ? same[0]?.id : newId(),
    closed: spans.length === 0,
    intervals: spans,
    repeatsYearly,
    ...(action !== undefined && { action: targetBehind(action, ids, ownerId) }),
  };
}
