import type { Difference } from '@jackfield/domain/routing';
import { localTimeAt, timeText, weekdayOf } from '@jackfield/domain/business-hours';
import { formatTimeOfDay } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import { noticeMessages, weekMessages } from './messages.ts';

const week = 7 * 24 * 3_600_000;

/** Times of a week in the words of a zone: 'Mon to Fri 9:00 am to 5:00 pm'; days alike together. */
export function intervalsText(intervals: Difference['intervals'], zone: string): string {
  const whole = intervals.reduce((sum, { from, to }) => sum + to - from, 0);
  if (whole >= week) return t(noticeMessages.always);
  const byTimes = new Map<string, number[]>();
  for (const { from, to } of intervals) {
    const [start, end] = [localTimeAt(zone, from), localTimeAt(zone, to)];
    const times = `${clock(start.minutes)} to ${end.day - start.day > 1 ? `${dayName(end.day)} ` : ''}${clock(end.minutes)}`;
    byTimes.set(times, [...(byTimes.get(times) ?? []), start.day]);
  }
  return [...byTimes].map(([times, days]) => `${daysText(days)} ${times}`).join(', ');
}

const clock = (minutes: number) => formatTimeOfDay(timeText(minutes));
const dayName = (day: number) => t(weekMessages[weekdayOf(day)]);

/** Days in a row as a range: 'Mon to Fri'. */
function daysText(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === run.last + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) =>
      first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`,
    )
    .join(', ');
}
