import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { instantAt } from '../business-hours/instant-at.ts';
import { dayNumber, dayText, localTimeAt, minutesOf } from '../business-hours/local-time.ts';
import { upcoming } from '../business-hours/upcoming.ts';
import { type RoutingConfig, indexOf } from './config.ts';
import { slotLength } from './moments.ts';

/** Days ahead for which dates count: a year, so that every yearly date comes once. */
const ahead = 366;
/** Days that are looked at beyond the first ones, the next to come. */
const mostDays = 20;

/** Whether hours of a date run into the day after it. */
const runsOver = ({ intervals }: SpecialDates) =>
  intervals.some(({ from, to }) => minutesOf(to) <= minutesOf(from));

/** Starts of the days of the year ahead that have hours of their own, and of the days these run into. */
function dayStarts({ timeZone, dates }: BusinessHour, from: number): number[] {
  const { day: today } = localTimeAt(timeZone, from);
  return dates.flatMap((date) => {
    const next = upcoming(date, dayText(today));
    if (next === null) return [];
    const first = dayNumber(next);
    const last = first + dayNumber(date.to) - dayNumber(date.from) + Number(runsOver(date));
    const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return days
      .filter((day) => day <= today + ahead)
      .map((day) => instantAt(timeZone, { day, minutes: 0 }));
  });
}

/**
 * Half hours of the special dates of the year after an instant, in order: dates of all records that
 * a number can reach, the next 20 days of them. They lie outside of the week that is looked at, and
 * what changes on them shows on no other day.
 */
export function dateSlots(
  configs: readonly RoutingConfig[],
  reached: ReadonlySet<string>,
  from: number,
): number[] {
  const starts = new Set<number>();
  for (const { companies, teams } of configs.map(indexOf)) {
    for (const id of reached) {
      const hours = (companies.get(id) ?? teams.get(id))?.businessHour;
      if (!hours || hours.alwaysOpen) continue;
      for (const start of dayStarts(hours, from)) if (start >= from) starts.add(start);
    }
  }
  const days = [...starts].toSorted((one, other) => one - other).slice(0, mostDays);
  const slots = days.flatMap((start) =>
    Array.from({ length: 48 }, (_, index) => start + index * slotLength),
  );
  return [...new Set(slots)].toSorted((one, other) => one - other);
}
