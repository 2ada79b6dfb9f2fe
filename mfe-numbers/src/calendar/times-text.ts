import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import { endsOfTimes } from '@jackfield/domain/time-of-day';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { timeOfInstant } from '@jackfield/records/hours-text';
import { common, t } from '@jackfield/runtime';
import type { Span } from './calendar-days.ts';

/** '11:00 to 11:30 am', '11:30 am to 12:00 pm'. */
export function timesText(zone: string, { from, to }: Span): string {
  const ends = { from: timeOfInstant(zone, from), to: timeOfInstant(zone, to) };
  return t(common.range, to - from < 12 * 60 * 60_000 ? endsOfTimes(ends) : ends);
}

/** 'Tue, Nov 24, 9:00 am'. */
export function dayAndTimeText(zone: string, at: number): string {
  const day = weekdayAndDayText(dayText(localTimeAt(zone, at).day));
  return `${day}, ${timeOfInstant(zone, at)}`;
}
