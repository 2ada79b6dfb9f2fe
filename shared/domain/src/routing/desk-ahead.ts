import type { Holiday } from '@jackfield/contract/api/holiday';
import type { BusinessHour, OpenInterval } from '@jackfield/contract/api/routing';
import { dayNumber, dayText, localTimeAt, weekdayOf } from '../business-hours/local-time.ts';
import { upcoming } from '../business-hours/upcoming.ts';

/** A day ahead that is not like others, or a holiday that is. */
export interface DeskDate {
  /** First day, YYYY-MM-DD, and the last one where it is another. */
  readonly day: string;
  readonly last: string | null;
  readonly name: string;
  /** Hours of that day; none: closed all day; null: a public holiday, open as usual. */
  readonly intervals: readonly OpenInterval[] | null;
}

const mostDays = 60;

/** Dates that run or begin within 60 days, and public holidays on which nothing is set, in order. */
export function datesAhead(
  hours: BusinessHour,
  holidays: readonly Holiday[],
  at: number,
): DeskDate[] {
  if (hours.alwaysOpen) return [];
  const today = localTimeAt(hours.timeZone, at).day;
  const isNear = (day: string) => dayNumber(day) <= today + mostDays;
  const dates = hours.dates.flatMap((date): DeskDate[] => {
    const day = upcoming(date, dayText(today));
    if (day === null || !isNear(day)) return [];
    const length = dayNumber(date.to) - dayNumber(date.from);
    const last = length > 0 ? dayText(dayNumber(day) + length) : null;
    return [{ day, last, name: date.name, intervals: date.intervals }];
  });
  const isSet = (day: string) =>
    dates.some((date) => date.day <= day && day <= (date.last ?? date.day));
  const usual = holidays
    .filter(({ day }) => day >= dayText(today) && isNear(day) && !isSet(day))
    .filter(({ day }) => hours.weekly[weekdayOf(dayNumber(day))].length > 0)
    .map(({ day, name }): DeskDate => ({ day, last: null, name, intervals: null }));
  return [...dates, ...usual].toSorted((one, other) => one.day.localeCompare(other.day));
}
