import { dayNumber } from './business-hours/local-time.ts';
import { dayDigits, isSourceLanguage, perLocale } from './locale.ts';

const dayLength = 24 * 60 * 60_000;
/** A calendar day (YYYY-MM-DD) as an instant of the clock without a zone. */
const instantOf = (day: string) => dayNumber(day) * dayLength;

const weekdayAndDay = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: dayDigits(locale),
    }),
);
const weekdayAndDate = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: dayDigits(locale),
    }),
);
const dayOfMonth = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: dayDigits(locale) }),
);
const longWeekdayAndDay = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      month: 'short',
      day: dayDigits(locale),
    }),
);
const shortWeekday = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' }),
);
const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);
const monthName = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }),
);
const monthAndDay = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: dayDigits(locale) }),
);
const days = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      day: dayDigits(locale),
    }),
);
const zone = perLocale((locale, timeZone: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
});

/** 'Thu'. */
export const shortWeekdayText = (day: string): string => shortWeekday().format(instantOf(day));

/** 'Thu, Nov 05'. */
export const weekdayAndDayText = (day: string): string => weekdayAndDay().format(instantOf(day));

/** 'Thu, Nov 05, 2026'. */
export const weekdayAndDateText = (day: string): string => weekdayAndDate().format(instantOf(day));

/** '05': a day among those of its month. */
export const dayOfMonthText = (day: string): string => dayOfMonth().format(instantOf(day));

/** 'Thursday, Nov 05'. */
export const longWeekdayAndDayText = (day: string): string =>
  longWeekdayAndDay().format(instantOf(day));

/** 'Nov 05': a date without its year, with two digits as every date has them (CONST-06). */
export const monthAndDayText = (day: string): string => monthAndDay().format(instantOf(day));

/** 'December'. */
export const monthNameText = (day: string): string => monthName().format(instantOf(day));

/** 'December 2026'. */
export const monthText = (day: string): string => month().format(instantOf(day));

/** The two ends of days in a row, without what both share: 'Nov 22' and '28, 2026'. */
export function endsOfDays(from: string, to: string): { from: string; to: string } {
  const parts = days().formatRangeToParts(instantOf(from), instantOf(to));
  const digits = isSourceLanguage() ? 2 : 1;
  const second = parts.findIndex(({ source }) => source === 'endRange');
  // A range is written with one digit, whatever the format asks for.
  const text = (some: typeof parts) =>
    some.map(({ type, value }) => (type === 'day' ? value.padStart(digits, '0') : value)).join('');
  const first = parts.findLastIndex(({ source }) => source === 'startRange');
  return { from: text(parts.slice(0, first + 1)), to: text(parts.slice(second)) };
}

/** 'Central Time', whatever the season: how a zone is called everywhere but in pick lists. */
export const zoneName = (timeZone: string): string => zone(timeZone);
