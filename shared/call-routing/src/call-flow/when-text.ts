import { type Weekday, weekdays } from '@jackfield/contract/api/routing';
import { endsOfTimes } from '@jackfield/domain/time-of-day';
import { formatDay, formatHours, formatTimeOfDay, weekdayName } from '@jackfield/domain';
import { dayText, localTimeAt, timeText, weekdayOf } from '@jackfield/domain/business-hours';
import { capital } from '@jackfield/domain/locale';
import { eachSpan, type TimeSet } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { impactMessages } from './impact-messages.ts';
import { everyWeekMessages } from './messages.ts';

/** The time that was compared, in milliseconds. */
export interface Compared {
  readonly from: number;
  readonly until: number;
}

/** One stretch on the wall of a zone. */
export interface Stretch {
  /** Days since 1970 on which it begins and ends. */
  readonly day: number;
  readonly endDay: number;
  /** Minutes of these days. */
  readonly start: number;
  readonly end: number;
}

/** What comes every week at the same time. */
interface Series {
  readonly weekdays: Weekday[];
  readonly times: string;
  readonly first: number;
  readonly last: number;
}

/** Phrases that are told; the others are counted. */
const mostPhrases = 4;
const seriesLength = 3;
/** Days in a row that are told as one. */
const runLength = 3;
const week = 7;

/**
 * When callers notice: what comes every week is said once, with the exact times and the first day;
 * other days each by their date.
 */
export function whenText(spans: TimeSet, zone: string, { from, until }: Compared): string {
  const [only] = eachSpan(spans);
  if (only && spans.length === 2 && only.from <= from && only.to >= until) {
    return t(impactMessages.always);
  }
  const { groups, running, runs } = whenParts(spans, zone, { from, until });
  const lastDay = localTimeAt(zone, until).day;
  const phrases = [
    ...running.map(stretchText),
    ...everyWeek(seriesOf(groups), lastDay),
    ...runs.map(runText),
  ];
  const others = phrases.length - mostPhrases;
  // One more is said as quickly as it is counted.
  if (others > 1)
    phrases.splice(mostPhrases, others, t(impactMessages.moreTimes, { count: others }));
  return capital(phrases.join(', '));
}

/** What is told of the compared time; together it is all of it. */
export interface WhenParts {
  /** Stretches of one time and weekday each, in their order. */
  readonly groups: readonly (readonly Stretch[])[];
  /** What begins with the compared time, so that it comes before all else. */
  readonly running: readonly Stretch[];
  /** Days in a row at the same times each, the others alone, in their order. */
  readonly runs: readonly (readonly Stretch[])[];
}

/** Parts what comes every week from what is told by its date. */
export function whenParts(spans: TimeSet, zone: string, { from, until }: Compared): WhenParts {
  const stretches = eachSpan(spans).map((span) => wallOf(span, zone));
  const alike = Map.groupBy(stretches, (one) => [one.day % week, timesKey(one)].join());
  const whole = [...alike.values()].filter(isSeries);
  const inSeries = new Set(whole.flat());
  const first = spans[0] === from ? stretches[0] : undefined;
  const last = spans.at(-1) === until ? stretches.at(-1) : undefined;
  const joined = new Set<Stretch>();
  // What the ends of the compared time cut in two belongs to the weeks it stands beside.
  const groups = whole.map((group) => {
    const before = first && !inSeries.has(first) ? weekBefore(group, first) : undefined;
    const after = last && !inSeries.has(last) ? weekAfter(group, last) : undefined;
    if (before && first) joined.add(first);
    if (after && last) joined.add(last);
    return [...(before ? [before] : []), ...group, ...(after ? [after] : [])];
  });
  const others = stretches.filter((one) => !inSeries.has(one) && !joined.has(one));
  return {
    groups,
    running: others.filter((one) => one === first),
    runs: daysInARow(others.filter((one) => one !== first)),
  };
}

function wallOf({ from, to }: { from: number; to: number }, zone: string): Stretch {
  const [start, end] = [localTimeAt(zone, from), localTimeAt(zone, to)];
  return { day: start.day, start: start.minutes, endDay: end.day, end: end.minutes };
}

const timesKey = ({ day, endDay, start, end }: Stretch) => [start, endDay - day, end].join();
const minuteOf = (day: number, minutes: number) => day * 1440 + minutes;

const moved = (one: Stretch, days: number): Stretch => ({
  ...one,
  day: one.day + days,
  endDay: one.endDay + days,
});

/** The week before a series, whole, where a stretch is the rest of it. */
function weekBefore([next]: readonly Stretch[], rest: Stretch): Stretch | undefined {
  const whole = next && moved(next, -week);
  const isRest =
    whole?.endDay === rest.endDay &&
    whole.end === rest.end &&
    minuteOf(whole.day, whole.start) < minuteOf(rest.day, rest.start);
  return isRest ? whole : undefined;
}

/** The week after a series, whole, where a stretch is the beginning of it. */
function weekAfter(group: readonly Stretch[], begun: Stretch): Stretch | undefined {
  const previous = group.at(-1);
  const whole = previous && moved(previous, week);
  const isBegun =
    whole?.day === begun.day &&
    whole.start === begun.start &&
    minuteOf(whole.endDay, whole.end) > minuteOf(begun.endDay, begun.end);
  return isBegun ? whole : undefined;
}

/** Whether it comes in most weeks from its first to its last: holidays that are all on Mondays do not. */
function isSeries(group: readonly Stretch[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined || group.length < seriesLength) return false;
  const weeks = (last.day - first.day) / week + 1;
  return group.length * 2 > weeks;
}

/** Weekdays of the same times and the same first and last week together. */
function seriesOf(groups: readonly (readonly Stretch[])[]): Series[] {
  const found: Series[] = [];
  for (const group of groups) {
    const [one] = group;
    const last = group.at(-1);
    if (one === undefined || last === undefined) continue;
    const times = timesText(one);
    const weekday = weekdayOf(one.day);
    const known = found.find(
      (series) =>
        series.times === times &&
        Math.abs(series.first - one.day) < week &&
        Math.abs(series.last - last.day) < 2 * week,
    );
    const first = Math.min(known?.first ?? one.day, one.day);
    const ends = Math.max(known?.last ?? last.day, last.day);
    const days = [...(known?.weekdays ?? []), weekday];
    if (known) found.splice(found.indexOf(known), 1);
    found.push({ weekdays: days, times, first, last: ends });
  }
  return found;
}

/** The days and times of all series, with the first day once where they begin in one week. */
function everyWeek(all: readonly Series[], lastDay: number): string[] {
  if (all.length === 0) return [];
  const begin = Math.min(...all.map(({ first }) => first));
  const isTogether = ({ first, last }: Series) =>
    first - begin < week && lastDay - last <= 2 * week;
  const together = all.filter(isTogether).toSorted((one, other) => one.first - other.first);
  const first = formatDay(dayText(begin));
  const named = together.map(daysAndTimes);
  const begun = named.map((times, index) =>
    index === named.length - 1 ? t(impactMessages.firstOn, { times, first }) : times,
  );
  const others = all
    .filter((series) => !isTogether(series))
    .map((series) => {
      const times = daysAndTimes(series);
      const starts = formatDay(dayText(series.first));
      const last = formatDay(dayText(series.last));
      return lastDay - series.last > 2 * week
        ? t(impactMessages.until, { times, first: starts, last })
        : t(impactMessages.firstOn, { times, first: starts });
    });
  return [...begun, ...others];
}

function daysAndTimes({ weekdays: days, times }: Series): string {
  const [only] = days;
  const isOne = days.length === 1 && only !== undefined;
  return `${isOne ? t(everyWeekMessages[only]) : daysText(days)} ${times}`;
}

const clock = (minutes: number) => formatTimeOfDay(timeText(minutes));
const dayName = (day: number) => weekdayName(weekdayOf(day), 'short');

/** '5:15 to 5:30 pm'; the day too where it ends on a later one than the next. */
function timesText({ day, endDay, start, end }: Stretch): string {
  if (start === 0 && end === 0 && endDay === day + 1)
    return formatHours({ from: '00:00', to: '24:00' });
  const to = clock(end);
  const from = clock(start);
  if (endDay - day > 1) return t(impactMessages.times, { from, to: `${dayName(endDay)} ${to}` });
  return t(impactMessages.times, day === endDay ? endsOfTimes({ from, to }) : { from, to });
}

/** Parts of days that follow each other at the same times, together; whole days are one stretch. */
function daysInARow(single: readonly Stretch[]): Stretch[][] {
  const runs: Stretch[][] = [];
  for (const stretch of single) {
    const isPart = stretch.endDay - stretch.day <= 1 && stretch.start + stretch.end > 0;
    const run = runs.find((one) => {
      const last = one.at(-1);
      const isNext = last?.day === stretch.day - 1 && timesKey(last) === timesKey(stretch);
      return isPart && isNext;
    });
    if (run) run.push(stretch);
    else runs.push([stretch]);
  }
  return runs
    .flatMap((run) => (run.length < runLength ? run.map((one) => [one]) : [run]))
    .toSorted(([one], [other]) => startOf(one) - startOf(other));
}

const startOf = (stretch: Stretch | undefined) =>
  stretch ? minuteOf(stretch.day, stretch.start) : 0;

/** Some days in a row by the first and the last of them, or one stretch. */
function runText(run: readonly Stretch[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return stretchText(first);
  return t(impactMessages.eachDay, {
    first: dateText(first.day),
    last: dateText(last.day),
    times: timesText(first),
  });
}

const dateText = (day: number) => `${dayName(day)} ${formatDay(dayText(day))}`;

/** One stretch by its date: 'Thu Dec 24, 2026 12:00 to 5:00 pm', or whole days. */
function stretchText(stretch: Stretch): string {
  const { day, endDay, start, end } = stretch;
  if (start === 0 && end === 0) {
    return endDay === day + 1
      ? t(impactMessages.allDay, { day: dateText(day) })
      : t(impactMessages.days, { from: dateText(day), to: dateText(endDay - 1) });
  }
  if (endDay - day <= 1) return `${dateText(day)} ${timesText(stretch)}`;
  return t(impactMessages.days, {
    from: `${dateText(day)} ${clock(start)}`,
    to: `${dateText(endDay)} ${clock(end)}`,
  });
}

/** Days in a row as a range: 'Mon to Fri'. */
function daysText(days: readonly Weekday[]): string {
  const order = weekdays.filter((weekday) => days.includes(weekday));
  const runs: { first: Weekday; last: Weekday }[] = [];
  for (const day of order) {
    const run = runs.at(-1);
    if (run && weekdays.indexOf(day) === weekdays.indexOf(run.last) + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) =>
      first === last
        ? weekdayName(first, 'short')
        : t(impactMessages.times, {
            from: weekdayName(first, 'short'),
            to: weekdayName(last, 'short'),
          }),
    )
    .join(', ');
}
