import { localTimeAt } from '@jackfield/domain/business-hours';
import { timeOfInstant, whenText } from '@jackfield/records/hours-text';
import { t } from '@jackfield/runtime';
import { bannerMessages } from './messages.ts';

/** When an override ends, in the clock of a zone: '6:00 pm today', 'Monday 9:00 am'. */
export function untilText(until: number, zone: string, now: number): string {
  const isToday = localTimeAt(zone, until).day === localTimeAt(zone, now).day;
  return isToday
    ? t(bannerMessages.untilToday, { time: timeOfInstant(zone, until) })
    : whenText(zone, until, now);
}
