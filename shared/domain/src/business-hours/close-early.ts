import type { BusinessHour, OpenInterval } from '@jackfield/contract/api/routing';
import { minutesOf, weekdayOf } from './local-time.ts';
import { wholeDay } from './presets.ts';

/**
 * Opening times of a day that end at a time of day ('12:00') at the latest, each number's own until
 * then; null where the hours of that weekday end by then anyway.
 *
 * @param day days since 1970
 */
export function closedEarly(
  { alwaysOpen, weekly }: BusinessHour,
  day: number,
  at: string,
): OpenInterval[] | null {
  const usual = alwaysOpen ? wholeDay : weekly[weekdayOf(day)];
  const end = minutesOf(at);
  const goesOn = ({ from, to }: OpenInterval) =>
    minutesOf(to) > end || minutesOf(to) <= minutesOf(from);
  if (!usual.some(goesOn)) return null;
  return usual
    .filter(({ from }) => minutesOf(from) < end)
    .map((one) => (goesOn(one) ? { from: one.from, to: at } : one));
}
