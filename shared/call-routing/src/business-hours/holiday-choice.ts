import type { Holiday } from '@jackfield/contract/api/holiday';
import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { dayNumber, planOf, upcoming } from '@jackfield/domain/business-hours';

const nameLimit = 50;

/** A holiday in a list, with whether it can be added. */
export interface OfferedHoliday extends Holiday {
  key: string;
  isKnown: boolean;
  /** Another day is observed for it, and it falls on one that is closed all day without it. */
  isClosedAnyway: boolean;
}

/** Dates that hours follow. */
export const datesOf = ({ alwaysOpen, dates }: BusinessHour): readonly SpecialDates[] =>
  alwaysOpen ? [] : dates;

/** Whether a day (YYYY-MM-DD) has hours of its own already. */
export const isCovered = (dates: readonly SpecialDates[], day: string): boolean =>
  dates.some((date) => {
    const next = upcoming(date, day);
    return next !== null && next <= day;
  });

const isClosedOn = (hours: BusinessHour, day: string): boolean =>
  !hours.alwaysOpen && planOf(hours, dayNumber(day)).intervals.length === 0;

/** Holidays from a day on; those that each of the hours has already stand as known. */
export function offered(
  holidays: readonly Holiday[],
  hours: readonly BusinessHour[],
  today: string,
): OfferedHoliday[] {
  const isOfAll = (test: (one: BusinessHour) => boolean) => hours.length > 0 && hours.every(test);
  return holidays
    .filter(({ day }) => day >= today)
    .map((holiday) => ({
      ...holiday,
      key: `${holiday.day} ${holiday.name}`,
      isKnown: isOfAll((one) => isCovered(datesOf(one), holiday.day)),
      isClosedAnyway:
        holiday.hasSubstitute === true && isOfAll((one) => isClosedOn(one, holiday.day)),
    }));
}

/** A holiday as a date with hours of its own: closed, every year where its day stays the same. */
export const holidayDate = ({
  name,
  day,
  isFixed,
  isUnconfirmed,
}: Holiday): Omit<SpecialDates, 'id'> => ({
  name: name.slice(0, nameLimit),
  from: day,
  to: day,
  closed: true,
  intervals: [],
  repeatsYearly: isFixed,
  ...(isUnconfirmed && { isUnconfirmed }),
});
