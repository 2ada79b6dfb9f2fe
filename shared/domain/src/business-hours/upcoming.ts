import type { SpecialDates } from '@jackfield/contract/api/routing';
import { dayNumber, dayText, localTimeAt } from './local-time.ts';

/**
 * First day of the dates that are running or come next, seen from a day; null when they are over.
 * Days are YYYY-MM-DD. Feb 29 of every year may be a day that the year does not have.
 */
export function upcoming({ from, to, repeatsYearly }: SpecialDates, today: string): string | null {
  if (!repeatsYearly) return to < today ? null : from;
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = lastYear - firstYear;
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear - years; year <= thisYear + 1; year += 1) {
    if (`${year + years}${to.slice(4)}` >= today) return `${year}${from.slice(4)}`;
  }
  return null;
}

/** Dates in the order in which they come; those that are over stand last. */
export function inOrder(dates: readonly SpecialDates[], today: string): SpecialDates[] {
  const key = (date: SpecialDates) => upcoming(date, today) ?? `9999${date.from}`;
  return dates.toSorted((one, other) => key(one).localeCompare(key(other)));
}

/** Whether a date lies in the days after an instant (annex J3 wants one in the next 90). */
export function hasDateWithin(
  { dates, timeZone }: { dates: readonly SpecialDates[]; timeZone: string },
  now: number,
  days: number,
): boolean {
  const { day } = localTimeAt(timeZone, now);
  return dates.some((date) => {
    const next = upcoming(date, dayText(day));
    return next !== null && dayNumber(next) <= day + days;
  });
}
