import { closedEarly, dayNumber, dayText } from '@jackfield/domain/business-hours';
import type { NewDates } from '@jackfield/domain/routing';
import type { DatesFor } from './save-dates.ts';

/** Longer than any time in which numbers close early. */
const mostDays = 31;

/**
 * A date for each day on which hours would go on after a time of day ('12:00'), with the usual hours
 * until then. Weekdays differ, so that each day is a date of its own.
 */
export function earlyDates(date: NewDates, at: string): DatesFor {
  const first = dayNumber(date.from);
  const count = Math.min(dayNumber(date.to) - first + 1, mostDays);
  const days = Array.from({ length: Math.max(count, 0) }, (_, index) => first + index);
  return (hours) =>
    days.flatMap((day) => {
      const intervals = closedEarly(hours, day, at);
      if (intervals === null) return [];
      const text = dayText(day);
      return [{ ...date, from: text, to: text, closed: intervals.length === 0, intervals }];
    });
}
