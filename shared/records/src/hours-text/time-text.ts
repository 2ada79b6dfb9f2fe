import type { OpenInterval, RoutingTarget, SpecialDates } from '@jackfield/contract/api/routing';
import {
  formatDay,
  formatHours,
  formatPhone,
  formatTimeOfDay,
  parseTimeOfDay,
} from '@jackfield/domain';
import { endsOfDays, monthAndDayText } from '@jackfield/domain/days-in-words';
import { common, t } from '@jackfield/runtime';
import { dayMessages, hoursWords, targetKinds } from './messages.ts';
import type { HoursField, HoursValues } from './hours-values.ts';

/** A stored time as shown: '09:00' is '9:00 am', the end of the day '12:00 am' (ENT-27). */
export const timeLabel = (stored: string): string =>
  formatTimeOfDay(stored === '24:00' ? '00:00' : stored);

/**
 * What was typed as a stored time; the end of an interval at midnight is 24:00. Text that cannot be
 * read is answered as it is, so that the rules of the form refuse it.
 */
export function typedTime(text: string, isEnd: boolean): string {
  const parsed = parseTimeOfDay(text);
  if (isEnd && (parsed === '00:00' || text.trim() === '24:00')) return '24:00';
  return parsed ?? text;
}

/** '9:00 am to 5:30 pm', 'all day'. */
export const rangeText = (interval: OpenInterval): string => formatHours(interval);

const intervalsText = (intervals: readonly OpenInterval[]) =>
  intervals.length === 0 ? t(common.closedAllDay) : intervals.map(rangeText).join(', ');

/** 'Dec 24, 2026 to Jan 02, 2027'; 'Dec 24 to Jan 02, every year'. */
export function daysText({
  from,
  to,
  repeatsYearly,
}: Pick<SpecialDates, 'from' | 'to' | 'repeatsYearly'>): string {
  const day = repeatsYearly ? monthAndDayText : formatDay;
  const ends = repeatsYearly ? { from: day(from), to: day(to) } : endsOfDays(from, to);
  const days = from === to ? day(from) : t(common.dayRange, ends);
  return repeatsYearly ? `${days}, ${t(hoursWords.everyYear)}` : days;
}

/** What happens on a date: 'Closed', its hours, and where calls go instead. */
export function dateHoursText(
  { closed, intervals, action }: SpecialDates,
  ofTarget: (target: RoutingTarget) => string = targetText,
): string {
  const hours = closed ? t(common.closed) : intervalsText(intervals);
  return action ? `${hours}, ${t(hoursWords.sendsTo, { target: ofTarget(action) })}` : hours;
}

/** A routing target in words, without the names of records. */
function targetText({ actionType, actionValue }: RoutingTarget): string {
  const number = actionType === 'number' ? formatPhone(actionValue) : '';
  return t(targetKinds[actionType], { number });
}

/** Name of a field of the hours, for the save bar and conflicts. */
export function hoursLabel(field: HoursField): string {
  if (field === 'alwaysOpen') return t(hoursWords.schedule);
  if (field === 'timeZone' || field === 'dates') return t(hoursWords[field]);
  return t(dayMessages[field]);
}

/** A field of the hours in the words a person reads. */
export function hoursText(values: HoursValues, field: HoursField): string {
  if (field === 'alwaysOpen') {
    return t(values.alwaysOpen ? hoursWords.always : hoursWords.custom);
  }
  if (field === 'timeZone') return values.timeZone;
  if (field !== 'dates') return intervalsText(values[field]);
  if (values.dates.length === 0) return t(hoursWords.noDates);
  return values.dates
    .map((date) => `${date.name}: ${daysText(date)}, ${dateHoursText(date)}`)
    .join('\n');
}
