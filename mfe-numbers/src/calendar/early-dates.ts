import { closedDuring, closedEarly, dayNumber, dayText } from '@jackfield/domain/business-hours';
import type { NewDates } from '@jackfield/domain/routing';
import { type FoundEvent, isWholeDays, minutesOfDay } from './found-event.ts';
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

/**
 * Dates that close numbers during events: whole days are closed, of other days each number's usual
 * hours are left but for the time of the event.
 */
export const datesDuring =
  (events: readonly FoundEvent[]): DatesFor =>
  (hours) =>
    events.flatMap((event): NewDates[] => {
      const { name, from, to, repeatsYearly } = event;
      if (isWholeDays(event)) {
        return [{ name, from, to, repeatsYearly, closed: true, intervals: [] }];
      }
      const [first, last] = [dayNumber(from), dayNumber(to)];
      const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return days.flatMap((day): NewDates[] => {
        const start = day === first ? event.start : 0;
        const end = day === last ? event.end : minutesOfDay;
        const intervals = closedDuring(hours, day, [start, end]);
        if (intervals === null) return [];
        const text = dayText(day);
        const closed = intervals.length === 0;
        return [{ name, from: text, to: text, repeatsYearly: false, closed, intervals }];
      });
    });
