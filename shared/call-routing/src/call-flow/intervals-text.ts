import { weekdays } from '@jackfield/contract/api/routing';
import { formatDay, formatTimeOfDay } from '@jackfield/domain';
import { dayText, localTimeAt, timeText, weekdayOf } from '@jackfield/domain/business-hours';
import type { Difference } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { impactMessages, weekMessages } from './messages.ts';

const week = 7 * 24 * 3_600_000;

/** Times of a week in the words of a zone: 'Mon to Fri 9:00 am to 5:00 pm'; days alike together. */
function intervalsText(intervals: Difference['intervals'], zone: string): string {
  const whole = intervals.reduce((sum, { from, to }) => sum + to - from, 0);
  if (whole >= week) return t(impactMessages.always);
  const byTimes = new Map<string, number[]>();
  for (const { from, to } of inWeekOrder(intervals, zone)) {
    const [start, end] = [localTimeAt(zone, from), localTimeAt(zone, to)];
    const times = `${clock(start.minutes)} to ${end.day - start.day > 1 ? `${dayName(end.day)} ` : ''}${clock(end.minutes)}`;
    byTimes.set(times, [...(byTimes.get(times) ?? []), start.day]);
  }
  return [...byTimes].map(([times, days]) => `${daysText(days)} ${times}`).join(', ');
}

/** Special dates that are named; the others are counted. */
const mostDates = 3;

/** When callers notice: in the week, and on which special dates after it. */
export function whenText(
  { intervals, dates }: Pick<Difference, 'intervals' | 'dates'>,
  zone: string,
): string {
  const named = dates.slice(0, mostDates).map((span) => dateText(span, zone));
  const others = dates.length - named.length;
  return [
    ...(intervals.length > 0 ? [intervalsText(intervals, zone)] : []),
    ...named,
    ...(others > 0 ? [t(impactMessages.moreDates, { count: others })] : []),
  ].join(', ');
}

/** One stretch of a special date: 'Thu Dec 24, 2026 12:00 pm to 5:00 pm', or the whole day. */
function dateText({ from, to }: Difference['dates'][number], zone: string): string {
  const [start, end] = [localTimeAt(zone, from), localTimeAt(zone, to)];
  const day = `${dayName(start.day)} ${formatDay(dayText(start.day))}`;
  const isWhole = start.minutes === 0 && end.minutes === 0 && end.day === start.day + 1;
  return isWhole
    ? t(impactMessages.allDay, { day })
    : `${day} ${clock(start.minutes)} to ${clock(end.minutes)}`;
}

/** From Monday on; what the week that was looked at cuts in two is one again. */
function inWeekOrder(intervals: Difference['intervals'], zone: string): Difference['intervals'] {
  const [first, last] = [intervals[0], intervals.at(-1)];
  const isCut = first && last && first !== last && last.to - first.from === week;
  const whole = isCut
    ? [...intervals.slice(1, -1), { from: last.from, to: first.to + week }]
    : intervals;
  const weekday = (at: number) => weekdays.indexOf(weekdayOf(localTimeAt(zone, at).day));
  return whole.toSorted((one, other) => weekday(one.from) - weekday(other.from));
}

const clock = (minutes: number) => formatTimeOfDay(timeText(minutes));
const dayName = (day: number) => t(weekMessages[weekdayOf(day)]);

/** Days in a row as a range: 'Mon to Fri'. */
function daysText(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekdays.indexOf(weekdayOf(day)) === weekdays.indexOf(weekdayOf(run.last)) + 1) {
      run.last = day;
    } else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) =>
      first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`,
    )
    .join(', ');
}
