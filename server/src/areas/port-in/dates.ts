import type { AccountCountry } from '@jackfield/contract';
import { workingDaysAhead } from '@jackfield/contract/api/port-in';
import { formatDay } from '@jackfield/domain';
import { dayNumber, dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import { invalidField } from '../../platform/errors.ts';
import { holidaysOf } from '../holiday/holidays.ts';
import { texts } from './texts.ts';

/** How far ahead a day can be wanted. */
const daysAhead = 90;
/** Minutes since midnight at which numbers move, in the account's time zone. */
const moveTime = 10 * 60;

/** Whose calendar counts. */
export interface Calendar {
  readonly country: AccountCountry;
  readonly timeZone: string;
  readonly now: Date;
}

/** Days that can be wanted; `closed` are holidays between them. */
export interface PortDates {
  readonly earliest: string;
  readonly latest: string;
  readonly closed: string[];
}

/** The day that it is for the account, as a number and as YYYY-MM-DD. */
const todayOf = ({ timeZone, now }: Calendar) => localTimeAt(timeZone, now.getTime()).day;
export const todayText = (calendar: Calendar): string => dayText(todayOf(calendar));

// 1970-01-01 was a Thursday.
const isWeekend = (day: number) => [2, 3].includes(day % 7);

/** Days on which numbers can move: no weekends, no public holidays, five working days ahead. */
export async function portDates(calendar: Calendar): Promise<PortDates> {
  const today = todayOf(calendar);
  const [first, last] = [today, today + daysAhead].map(dayText) as [string, string];
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  const found = await Promise.all(years.map((year) => holidaysOf(calendar.country, year)));
  const holidays = new Set(found.flatMap((of) => of?.items.map(({ day }) => day) ?? []));
  const isWorking = (day: number) => !isWeekend(day) && !holidays.has(dayText(day));
  let earliest = today;
  for (let left = workingDaysAhead; left > 0; left -= isWorking(earliest) ? 1 : 0) earliest += 1;
  const closed = [...holidays]
    .filter((day) => day > dayText(earliest) && day <= last && !isWeekend(dayNumber(day)))
    .toSorted();
  return { earliest: dayText(earliest), latest: last, closed };
}

/** Throws 400 for a day on which nothing can move. */
export function checkWantedDate(day: string, { earliest, latest, closed }: PortDates): void {
  if (day < earliest || day > latest) {
    const [from, until] = [earliest, latest].map(formatDay) as [string, string];
    throw invalidField('wantedDate', t(texts.dateRange, { earliest: from, latest: until }));
  }
  if (isWeekend(dayNumber(day)) || closed.includes(day)) {
    throw invalidField('wantedDate', t(texts.dateClosed));
  }
}

/** When numbers move on a day: at 10:00 am of the account's time zone. */
export const moveInstant = (day: string, timeZone: string): Date =>
  new Date(instantAt(timeZone, { day: dayNumber(day), minutes: moveTime }));

/** The last day on which a move can still be cancelled. */
export const cancelDay = (movesAt: Date, timeZone: string): string =>
  dayText(localTimeAt(timeZone, movesAt.getTime()).day - 1);
