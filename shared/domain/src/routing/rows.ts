import type { OpenInterval } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
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

/** Names in a row: 'Ana, Ben and 2 more'. */
export function namesText(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length < 2) return first;
  if (names.length > 3) {
    const count = names.length - 2;
    return t(rowMessages.andMore, { names: commaText(names.slice(0, 2)), count });
  }
  return t(rowMessages.and, {
    names: commaText(names.slice(0, -1)),
    last: names.at(-1) ?? '',
  });
}
