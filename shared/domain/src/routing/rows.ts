import type { OpenInterval } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { isSourceLanguage, perLocale } from '../locale.ts';
import { formatHours } from '../time-of-day.ts';
import { rowMessages } from './sentences.ts';

/** Parts in a row, with commas between them. */
export const commaText = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((before, next) => t(rowMessages.comma, { before, next }));

/** Times of a day in a row: '8:59 am and 5:01 pm'. */
export const timesText = (times: readonly string[]): string =>
  times.length === 0
    ? ''
    : times.reduce((before, next) => t(rowMessages.timesAnd, { before, next }));

/** Hours of a day in a row: '9:00 am to 12:00 pm and 1:00 pm to 5:00 pm'. */
export const hoursText = (hours: readonly OpenInterval[]): string =>
  timesText(hours.map(formatHours));

/** English has no comma before its 'and'. */
const row = perLocale((locale) => new Intl.ListFormat(isSourceLanguage() ? 'en-GB' : locale));

/** Names in a row: 'Ana, Ben and 2 more'. */
export function namesText(names: readonly string[]): string {
  if (names.length <= 3) return row().format(names);
  return row().format([...names.slice(0, 2), t(rowMessages.more, { count: names.length - 2 })]);
}
