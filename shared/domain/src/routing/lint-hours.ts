import type { Holiday } from '@jackfield/contract/api/holiday';
import { weekdays } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { planOf } from '../business-hours/day-plan.ts';
import { instantAt } from '../business-hours/instant-at.ts';
import { dayNumber, dayText, localTimeAt } from '../business-hours/local-time.ts';
import { openIntervalsBetween } from '../business-hours/open-intervals.ts';
import { isEmptyWeek, neverCloses } from '../business-hours/presets.ts';
import { upcoming } from '../business-hours/upcoming.ts';
import { formatDate, formatDay } from '../dates.ts';
import { formatTimeOfDay } from '../time-of-day.ts';

import type { RoutedCompany, RoutedTeam, RoutingConfig } from './config.ts';
import { type Finding, type FindingCall, fixAt, objectOf, placeOf } from './finding.ts';
import { isLost, warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import { stateAt } from './clock-times.ts';
import { gapsOf } from './routing-fix.ts';
import { timesText } from './rows.ts';
import { targetKey } from './walk.ts';

const dayLength = 24 * 60 * 60_000;
/** Public holidays are looked at so many days ahead. */
const holidayDays = 30;
/** Closing for now for longer than this is probably forgotten. */
const longDays = 7;
const nameLimit = 50;

/** A company number or a team as far as hours go. */
type TimedRecord = Pick<RoutedTeam, 'id' | 'name' | 'businessHour' | 'override' | 'unreadable'> & {
  kind: 'company' | 'team';
};

const timedRecords = ({ companies, teams }: RoutingConfig): TimedRecord[] => [
  ...companies.map((company) => ({ ...company, kind: 'company' as const, name: company.label })),
  ...teams.map((team) => ({ ...team, kind: 'team' as const })),
];

const hoursPlace = ({ kind, id }: TimedRecord) => placeOf(kind, id, 'date');

/** Hours that no day of the week has. */
function neverOpen(look: Look, record: TimedRecord): Finding[] {
  const { kind, id, name, businessHour, unreadable } = record;
  if (businessHour.alwaysOpen || !isEmptyWeek(businessHour.weekly)) return [];
  if (unreadable?.includes('date')) return [];
  const call = look.callTo(id);
  const { severity, effect } = warnedBy(look, call);
  return [
    {
      code: 'neverOpen',
      severity,
      object: objectOf(kind, id, name),
      message: t(findings.neverOpen, { name }),
      effect: call ? t(effects.neverOpen) : effect,
      fix: fixAt(t(fixes.changeHours), hoursPlace(record)),
      call,
    },
  ];
}

/** Teams that calls reach only while they are closed, by whatever zone. */
function closedAlways(look: Look, record: TimedRecord): Finding[] {
  const { kind, id, name, businessHour } = record;
  if (kind !== 'team' || businessHour.alwaysOpen || isEmptyWeek(businessHour.weekly)) return [];
  const states = look.statesOf(id);
  if (states.has('open') || ![...states].some((state) => state !== 'override')) return [];
  const call = look.callWhere(({ passed }) =>
    passed.some(
      ({ stop, at }) =>
        stop.kind === 'team' &&
        stop.part === 'hours' &&
        stop.id === id &&
        stateAt(record, at) !== 'override',
    ),
  );
  return [
    {
      code: 'teamAlwaysClosed',
      severity: 'warning',
      object: objectOf('team', id, name),
      message: t(findings.closedAlways, { team: name }),
      effect: t(effects.closedAlways),
      fix: fixAt(t(fixes.changeHours), hoursPlace(record)),
      call,
    },
  ];
}

/** Dates that were kept up once and are no longer. */
function datesPast({ now }: Look, record: TimedRecord): Finding[] {
  const { kind, id, name, businessHour } = record;
  const { alwaysOpen, dates, timeZone } = businessHour;
  const today = dayText(localTimeAt(timeZone, now).day);
  if (alwaysOpen || dates.length === 0) return [];
  if (dates.some((date) => upcoming(date, today) !== null)) return [];
  return [
    {
      code: 'datesPast',
      severity: 'info',
      object: objectOf(kind, id, name),
      message: t(findings.datesPast, { name }),
      effect: t(effects.datesPast),
      fix: fixAt(t(fixes.addDates), hoursPlace(record)),
      call: null,
    },
  ];
}

/** Intervals that were meant to touch. */
function minuteGaps(look: Look, record: TimedRecord): Finding[] {
  const { kind, id, name, businessHour } = record;
  const { alwaysOpen, weekly, dates } = businessHour;
  if (alwaysOpen) return [];
  const gaps = [
    ...weekdays.flatMap((day) => gapsOf(weekly[day])),
    ...dates.flatMap(({ intervals }) => gapsOf(intervals)),
  ];
  const times = [...new Set(gaps)].toSorted().map(formatTimeOfDay);
  if (times.length === 0) return [];
  const open = openIntervalsBetween(businessHour, look.now, look.until);
  const closed = open.flatMap(({ to }, index) => {
    const from = open[index + 1]?.from ?? 0;
    return from - to === 60_000 ? [to, from] : [];
  });
  const call = look.callDuring(id, closed);
  return [
    {
      code: 'minuteGap',
      severity: call ? 'warning' : 'info',
      object: objectOf(kind, id, name),
      message: t(findings.minuteGap, { name, times: timesText(times) }),
      effect: t(effects.gap),
      fix: fixAt(t(fixes.closeGap), hoursPlace(record), [{ kind: 'closeGaps', of: { kind, id } }]),
      call,
    },
  ];
}

/** Closed for now, and for so long that hours no longer mean anything. */
function longOverride(look: Look, record: TimedRecord): Finding[] {
  const { kind, id, name, override, businessHour } = record;
  const left = override === null ? 0 : override.until - look.now;
  if (override === null || left <= longDays * dayLength) return [];
  const call = look.callThrough(placeOf(kind, id, 'override'));
  return [
    {
      code: 'longOverride',
      severity: call ? 'warning' : 'info',
      object: objectOf(kind, id, name),
      message: t(findings.longOverride, {
        name,
        date: formatDate(new Date(override.until), businessHour.timeZone),
      }),
      effect: t(effects.longOverride, { days: Math.floor(left / dayLength) }),
      fix: fixAt(t(fixes.endOverride), placeOf(kind, id, 'override'), [
        { kind: 'endOverride', of: { kind, id } },
      ]),
      call,
    },
  ];
}

/** The call that comes to a number open as usual on a day; null when it is not. */
function callOnDay(
  look: Look,
  { id, businessHour }: RoutedCompany,
  day: number,
): FindingCall | null {
  const { timeZone } = businessHour;
  // A line that never closes is meant to take calls on holidays too.
  if (neverCloses(businessHour) || planOf(businessHour, day).date !== null) return null;
  const midnight = (which: number) => instantAt(timeZone, { day: which, minutes: 0 });
  const open = openIntervalsBetween(
    businessHour,
    Math.max(midnight(day), look.now),
    midnight(day + 1),
  );
  return look.callDuring(
    id,
    open.flatMap(({ from, to }) => [from, to]),
    'open',
  );
}

const closedDay = ({ name, day, isFixed, isUnconfirmed }: Holiday) => ({
  name: name.slice(0, nameLimit),
  from: day,
  to: day,
  closed: true,
  intervals: [],
  repeatsYearly: isFixed,
  ...(isUnconfirmed && { isUnconfirmed }),
});

/** Public holidays of the coming days on which numbers are open as on any other day. */
function holidayFindings(look: Look): Finding[] {
  return look.holidays.flatMap((holiday): Finding[] => {
    const day = dayNumber(holiday.day);
    const open = look.config.companies.flatMap((company) => {
      const today = localTimeAt(company.businessHour.timeZone, look.now).day;
      if (day < today || day > today + holidayDays) return [];
      const call = callOnDay(look, company, day);
      return call ? [{ company, call }] : [];
    });
    const [first] = open;
    if (first === undefined) return [];
    const { id, label } = first.company;
    // Calls that are lost on any day are told as such; here the holiday is the matter.
    const { call } = open.find((one) => !isLost(one.call.end.kind)) ?? first;
    const today = localTimeAt(first.company.businessHour.timeZone, look.now).day;
    const date = day === today ? t(findings.today) : formatDay(holiday.day);
    const said = { holiday: holiday.name, date };
    const end = warnedBy(look, call).effect;
    return [
      {
        code: 'holidayOpen',
        severity: 'warning',
        object: objectOf('company', id, label),
        message:
          open.length === 1
            ? t(findings.holidayOne, { ...said, name: label })
            : t(findings.holidayMany, { ...said, count: open.length }),
        effect: t(effects.holiday, { end }),
        fix: fixAt(
          t(fixes.closeDay),
          placeOf('company', id, 'date'),
          open.map((one) => ({
            kind: 'addDate',
            of: { kind: 'company', id: one.company.id },
            date: closedDay(holiday),
          })),
        ),
        call,
      },
    ];
  });
}

/** Numbers whose hours make no difference. */
function alike({ id, label, businessHour, openHour, closedHour }: RoutedCompany): Finding[] {
  if (businessHour.alwaysOpen || targetKey(openHour) !== targetKey(closedHour)) return [];
  return [
    {
      code: 'openAndClosedAlike',
      severity: 'info',
      object: objectOf('company', id, label),
      message: t(findings.openAndClosedAlike, { name: label }),
      effect: t(effects.alike),
      fix: fixAt(t(fixes.chooseClosed), placeOf('company', id, 'closedHour')),
      call: null,
    },
  ];
}

/** Findings about hours, dates and what holds for now. */
export function lintHours(look: Look): Finding[] {
  return [
    ...holidayFindings(look),
    ...timedRecords(look.config).flatMap((record) => [
      ...neverOpen(look, record),
      ...closedAlways(look, record),
      ...longOverride(look, record),
      ...minuteGaps(look, record),
      ...datesPast(look, record),
    ]),
    ...look.config.companies.flatMap(alike),
  ];
}
