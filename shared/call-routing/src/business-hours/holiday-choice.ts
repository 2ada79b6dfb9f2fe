import type { Holiday } from '@jackfield/contract/api/holiday';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { upcoming } from '@jackfield/domain/business-hours';

const nameLimit = 50;

/** A holiday in a list, with whether it can be added. */
export interface OfferedHoliday extends Holiday {
  key: string;
  isKnown: boolean;
}

/** Whether a day (YYYY-MM-DD) has hours of its own already. */
export const isCovered = (dates: readonly SpecialDates[], day: string): boolean =>
  dates.some((date) => {
    const next = upcoming(date, day);
    return next !== null && next <= day;
  });

/** Holidays from a day on; those that each of the hours has already stand as known. */
export function offered(
  holidays: readonly Holiday[],
  known: readonly (readonly SpecialDates[])[],
  today: string,
): OfferedHoliday[] {
  return holidays
    .filter(({ day }) => day >= today)
    .map((holiday) => ({
      ...holiday,
      key: `${holiday.day} ${holiday.name}`,
      isKnown: known.length > 0 && known.every((dates) => isCovered(dates, holiday.day)),
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
