import type { Holiday } from '@jackfield/contract/api/holiday';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { upcoming } from '@jackfield/domain/business-hours';

const nameLimit = 50;

/** A holiday in a list, with whether it can be added. */
export interface OfferedHoliday extends Holiday {
  key: string;
  isKnown: boolean;
}

/** Holidays from a day on; those that a date covers already stand as known. */
export function offered(
  holidays: readonly Holiday[],
  dates: readonly SpecialDates[],
  today: string,
): OfferedHoliday[] {
  const covers = (date: SpecialDates, day: string) => {
    const next = upcoming(date, day);
    return next !== null && next <= day;
  };
  return holidays
    .filter(({ day }) => day >= today)
    .map((holiday) => ({
      ...holiday,
      key: `${holiday.day} ${holiday.name}`,
      isKnown: dates.some((date) => covers(date, holiday.day)),
    }));
}

/** A holiday as a date with hours of its own: closed, every year where its day stays the same. */
export const dateOf = ({ name, day, isFixed, isUnconfirmed }: Holiday): SpecialDates => ({
  id: crypto.randomUUID(),
  name: name.slice(0, nameLimit),
  from: day,
  to: day,
  closed: true,
  intervals: [],
  repeatsYearly: isFixed,
  ...(isUnconfirmed && { isUnconfirmed }),
});
