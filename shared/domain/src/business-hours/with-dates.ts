import { type BusinessHour, type SpecialDates, weekdays } from '@jackfield/contract/api/routing';
import { wholeDay } from './presets.ts';

/**
 * Hours with more dates. Hours that are always open do not look at their dates: they get a week
 * that is open around the clock, which is the same on all other days.
 */
export function withDates(hours: BusinessHour, added: readonly SpecialDates[]): BusinessHour {
  const dates = [...hours.dates, ...added];
  if (!hours.alwaysOpen) return { ...hours, dates };
  const weekly = { ...hours.weekly };
  for (const day of weekdays) weekly[day] = [...wholeDay];
  return { ...hours, alwaysOpen: false, weekly, dates: [...added] };
}
