import { presetLocale } from './locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: string | Date, timeZone: string): Record<string, string> {
  let format = formatters.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(presetLocale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    });
    formatters.set(timeZone, format);
  }
  const parts = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const isDate = (instant: string | Date) => !Number.isNaN(new Date(instant).getTime());

/** Date of a point in time in a zone: 'Jan 05, 2025' (CONST-06). Empty for no date. */
export function formatDate(instant: string | Date | null, timeZone: string): string {
  if (instant === null || !isDate(instant)) return '';
  const { month, day, year } = partsOf(instant, timeZone);
  return `${month} ${day}, ${year}`;
}

/** Date and time of day in a zone: '2025-01-05, 3:07 pm' (CONST-07). Empty for no date. */
export function formatDateTime(instant: string | Date | null, timeZone: string): string {
  if (instant === null || !isDate(instant)) return '';
  const { month = '', day, year, hour, minute, dayPeriod = '' } = partsOf(instant, timeZone);
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  return `${year}-${number}-${day}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}

/** A calendar day 'YYYY-MM-DD' as 'Jan 05, 2025'; it has no zone. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00:00Z`, 'UTC');
