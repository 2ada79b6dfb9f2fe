import { dayDigits, isSourceLanguage, machineLocale, perLocale } from './locale.ts';
import { formatTimeOfDay } from './time-of-day.ts';

const dayFormat = perLocale(
  (locale, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: dayDigits(locale),
    }),
);
const momentFormat = perLocale(
  (locale, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Figures of a point in time in a zone, the same in every language. */
function figuresOf(instant: string | Date, timeZone: string): Record<string, string> {
  let format = clocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(machineLocale, {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, format);
  }
  const parts = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts);
}

const isDate = (instant: string | Date) => !Number.isNaN(new Date(instant).getTime());

/** Date of a point in time in a zone: 'Jan 05, 2025' (CONST-06). Empty for no date. */
export function formatDate(instant: string | Date | null, timeZone: string): string {
  if (instant === null || !isDate(instant)) return '';
  return dayFormat(timeZone).format(new Date(instant));
}

/**
 * Date and time of day in a zone: '2025-01-05, 3:07 pm' (CONST-07), in other languages as `Intl`
 * writes them. Empty for no date.
 */
export function formatDateTime(instant: string | Date | null, timeZone: string): string {
  if (instant === null || !isDate(instant)) return '';
  if (!isSourceLanguage()) return momentFormat(timeZone).format(new Date(instant));
  const { year, month, day, hour, minute } = figuresOf(instant, timeZone);
  return `${year}-${month}-${day}, ${formatTimeOfDay(`${hour}:${minute}`)}`;
}

/** A calendar day 'YYYY-MM-DD' as 'Jan 05, 2025'; it has no zone. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00:00Z`, 'UTC');
