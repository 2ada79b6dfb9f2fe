import type { BusinessHour, OpenInterval } from '@jackfield/contract/api/routing';
import { minutesOf, minutesOfDay, timeText, weekdayOf } from './local-time.ts';
import { wholeDay } from './presets.ts';

/**
 * Opening times of a day without a time of it, in minutes since midnight; null where that weekday is
 * closed then anyway. What is open past midnight belongs to its first day, so nothing is left of it
 * that would begin on the next.
 *
 * @param day days since 1970
 */
export function closedDuring(
  { alwaysOpen, weekly }: BusinessHour,
  day: number,
  [start, end]: readonly [start: number, end: number],
): OpenInterval[] | null {
  const usual = (alwaysOpen ? wholeDay : weekly[weekdayOf(day)]).map(({ from, to }) => {
    const [first, last] = [minutesOf(from), minutesOf(to)];
    return [first, last > first ? last : last + minutesOfDay] as const;
  });
  if (!usual.some(([from, to]) => from < end && to > start)) return null;
  return usual
    .flatMap(([from, to]) => [
      [from, Math.min(to, start)],
      [Math.max(from, end), to],
    ])
    .filter(([from = 0, to = 0]) => from < to && from < minutesOfDay)
    .map(([from = 0, to = 0]) => ({
      from: timeText(from),
      to: timeText(to > minutesOfDay ? to - minutesOfDay : to),
    }));
}

/**
 * Opening times of a day that end at a time of day ('12:00') at the latest, each number's own until
 * then; null where the hours of that weekday end by then anyway.
 *
 * @param day days since 1970
 */
export const closedEarly = (hours: BusinessHour, day: number, at: string): OpenInterval[] | null =>
  closedDuring(hours, day, [minutesOf(at), Number.POSITIVE_INFINITY]);
