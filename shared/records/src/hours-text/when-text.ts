import { formatDay, weekdayName } from '@jackfield/domain';
import { dayText, localTimeAt, timeText, weekdayOf } from '@jackfield/domain/business-hours';
import { common, t } from '@jackfield/runtime';
import { timeLabel } from './time-text.ts';

/** The time of day of an instant in the clock of a zone: '9:00 am'. */
export const timeOfInstant = (zone: string, at: number): string =>
  timeLabel(timeText(localTimeAt(zone, at).minutes));

/** 'Wednesday 9:00 am', with the date when it is more than six days away. */
export function whenText(zone: string, at: number, now: number): string {
  const { day } = localTimeAt(zone, at);
  const isFar = day - localTimeAt(zone, now).day > 6;
  const name = isFar ? formatDay(dayText(day)) : weekdayName(weekdayOf(day), 'long');
  return t(common.dayAndTime, { day: name, time: timeOfInstant(zone, at) });
}
