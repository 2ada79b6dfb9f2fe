import { type Weekday, weekdays } from '@jackfield/contract/api/routing';
import { perLocale } from './locale.ts';

/** 1970-01-05 was a Monday, with which the week of the contract starts. */
const monday = Date.UTC(1970, 0, 5);
const dayLength = 24 * 60 * 60_000;

const namesOf = perLocale((locale, weekday: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday });
  return weekdays.map((_, index) => format.format(monday + index * dayLength));
});

/** A day of the week in the active language: 'Mon', 'Monday'. */
export const weekdayName = (day: Weekday, width: 'short' | 'long'): string =>
  namesOf(width)[weekdays.indexOf(day)] ?? '';
