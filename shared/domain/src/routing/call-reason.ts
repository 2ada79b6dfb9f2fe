import { zoneName } from '../days-in-words.ts';
import type { BusinessHour, IvrInput } from '@jackfield/contract/api/routing';
import type { CallOutcome } from '@jackfield/contract/api/usage';
import { t } from '@jackfield/texts';
import { planOf } from '../business-hours/day-plan.ts';
import { localTimeAt, minutesOfDay, timeText, weekdayOf } from '../business-hours/local-time.ts';
import { isOpenAt } from '../business-hours/open-at.ts';
import { formatTimeOfDay, timeBehindWord } from '../time-of-day.ts';
import { weekdayName } from '../weekday-names.ts';
import { branchesOf } from './branches.ts';
import type { RouteEnd } from './call.ts';
import { type ClockState, stateAt } from './clock-times.ts';
import {
  canRing,
  indexOf,
  type RoutedCompany,
  type RoutedTeam,
  type RoutingConfig,
} from './config.ts';
import type { RoutePlace } from './edges.ts';
import { placeOf } from './finding.ts';
import { waitText } from './finding-effect.ts';
import type { PastCall } from './replay.ts';
import { whyMessages as messages } from './sentences.ts';
import { endAt } from './simulate.ts';
import type { Stop } from './walk.ts';

/** A call that came in, with what the carrier told of it. */
export interface EndedCall extends PastCall {
  readonly outcome: CallOutcome | null;
  /** Who had it: a user or team by id, null for nobody and for outside numbers. */
  readonly takenBy: string | null;
  /** Where the times of the call are read: those of hours elsewhere name their zone. */
  readonly zone: string;
}

/** One thing that sent a call where it went. */
export interface CallReason {
  /** A sentence: 'Fairhope office closed at 5:30 pm.' */
  readonly text: string;
  /** Whose hours decided, in which they are changed; null where no hours did. */
  readonly hoursOf: { readonly kind: 'company' | 'team'; readonly id: string } | null;
  /** Where it is chosen where such calls go; null where nothing can be chosen. */
  readonly place: RoutePlace | null;
}

/** Ends of a call that no one answers, by what is told of it. */
const endsOf: Partial<Record<CallOutcome, readonly RouteEnd['kind'][]>> = {
  voicemail: ['voicemail'],
  message: ['message'],
  forwarded: ['external'],
  missed: ['hangup', 'noroute', 'loop'],
};

/** More would be the whole way of the call. */
const mostReasons = 2;

/**
 * Why a call went where it went, by the routing of its time: what was closed, who did not answer;
 * at most the first and the last of it. Nobody kept which keys the caller pressed: what is told
 * holds for every series of keys that leads to the end that the carrier told of, and is empty where
 * these differ, where none does, and for calls that were answered or turned away.
 */
export function callReasons(config: RoutingConfig, call: EndedCall): CallReason[] {
  const { number, at, outcome, takenBy } = call;
  const kinds = (outcome && endsOf[outcome]) ?? [];
  if (kinds.length === 0 || !indexOf(config).numbers.has(number)) return [];
  const ways = branchesOf(config, number, at, 'silent')
    .filter(({ kind, node }) => {
      const isOther = kind === 'voicemail' && takenBy !== null && node.id !== takenBy;
      return kinds.some((one) => one === kind) && !isOther;
    })
    .map(({ path }) => reasonsOn(config, call, path));
  const [first = []] = ways;
  const isSure = new Set(ways.map((way) => JSON.stringify(way))).size === 1;
  if (!isSure) return [];
  return first.length > mostReasons ? [...first.slice(0, 1), ...first.slice(-1)] : first;
}

interface Passed {
  readonly stop: Stop;
  readonly at: number;
}

function reasonsOn(
  config: RoutingConfig,
  { number, from, at, zone }: EndedCall,
  inputs: readonly IvrInput[],
): CallReason[] {
  const passed: Passed[] = [];
  const call = { number, from, at, inputs, outcomes: { everyone: 'silent' } } as const;
  const { end } = endAt(config, call, undefined, (stop, when) => passed.push({ stop, at: when }));
  const reasons = passed.flatMap((one, index) => {
    const seconds = ((passed[index + 1]?.at ?? end.at) - one.at) / 1000;
    return reasonAt(config, one, { seconds, zone }) ?? [];
  });
  if (end.answered === undefined) return reasons;
  const text = t(messages.noAnswer, { name: end.answered.node.name });
  return [...reasons, { text, hoursOf: null, place: null }];
}

function reasonAt(
  config: RoutingConfig,
  { stop, at }: Passed,
  { seconds, zone }: { seconds: number; zone: string },
): CallReason | null {
  const { companies, teams, people } = indexOf(config);
  const { kind, id } = stop;
  if (kind === 'company') {
    const company = companies.get(id);
    return company ? clockReason({ kind, id, name: company.label }, company, { at, zone }) : null;
  }
  if (kind === 'teammate') {
    const person = people.get(id);
    if (person === undefined) return null;
    const { name, status } = person;
    const absent = status === 'pending' ? messages.pending : messages.suspended;
    const silent = canRing(person) ? messages.noAnswer : messages.noTelephone;
    const text = t(status === 'active' ? silent : absent, { name });
    return { text, hoursOf: null, place: placeOf(kind, id, 'missedCall') };
  }
  const team = kind === 'team' ? teams.get(id) : undefined;
  if (kind !== 'team' || team === undefined || stop.part === 'missed') return null;
  if (stop.part === 'hours') return clockReason({ kind, id, name: team.name }, team, { at, zone });
  const rang = team.inboundFlow === 'callQueue' ? messages.queueSilent : messages.teamSilent;
  const text = t(seconds > 0 ? rang : messages.teamEmpty, {
    name: team.name,
    wait: waitText(seconds),
  });
  return { text, hoursOf: null, place: placeOf(kind, id, 'missedCall') };
}

interface Owner {
  readonly kind: 'company' | 'team';
  readonly id: string;
  readonly name: string;
}

/** When something was decided, and where its time is read. */
interface Read {
  readonly at: number;
  readonly zone: string;
}

/** What a clock decided; null where it said open, which sends nobody away. */
function clockReason(
  { kind, id, name }: Owner,
  record: RoutedCompany | RoutedTeam,
  { at, zone }: Read,
): CallReason | null {
  const state: ClockState = stateAt(record, at);
  if (state === 'open') return null;
  if (state === 'override') {
    const by = record.override?.by ?? null;
    const text = by ? t(messages.closedNowBy, { name, by }) : t(messages.closedNow, { name });
    return { text, hoursOf: null, place: null };
  }
  // The action of a date stands with the hours.
  const part = kind === 'company' ? 'closedHour' : 'missedCall';
  return {
    text: closedText(name, record.businessHour, { at, zone }),
    hoursOf: { kind, id },
    place: state === 'closed' ? placeOf(kind, id, part) : null,
  };
}

const clock = (minutes: number) =>
  timeBehindWord(formatTimeOfDay(timeText(minutes % minutesOfDay)));

/** 'Fairhope office closed at 5:30 pm.' */
function closedText(name: string, hours: BusinessHour, { at, zone }: Read): string {
  const { date, local } = isOpenAt(hours, at);
  const overnight = planOf(hours, local.day - 1).intervals.map(({ from, to }) => ({
    from: from - minutesOfDay,
    to: to - minutesOfDay,
  }));
  const all = [...overnight.filter(({ to }) => to > 0), ...planOf(hours, local.day).intervals];
  const closed = Math.max(...all.flatMap(({ to }) => (to <= local.minutes ? to : [])));
  const opens = Math.min(...all.flatMap(({ from }) => (from > local.minutes ? from : [])));
  const said = { name, from: clock(Math.max(closed, 0)), to: '' };
  const text =
    closed > -Infinity && opens < Infinity
      ? t(messages.closedBetween, { ...said, to: clock(opens) })
      : closed > -Infinity
        ? t(messages.closedAt, said)
        : opens < Infinity
          ? t(messages.closedUntil, { ...said, to: clock(opens) })
          : t(messages.closedDay, { name, day: weekdayName(weekdayOf(local.day), 'long') });
  const dated = date === null ? text : t(messages.onDate, { text, date: date.name });
  const read = localTimeAt(zone, at);
  return read.day === local.day && read.minutes === local.minutes
    ? dated
    : t(messages.elsewhere, { text: dated, zone: zoneName(hours.timeZone) });
}
