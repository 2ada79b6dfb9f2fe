import { dayText, localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { formatDay, formatTimeOfDay } from '@jackfield/domain';
import { capital } from '@jackfield/domain/locale';
import { weekdayName } from '@jackfield/domain/weekday-names';
import { weekdays } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/runtime';
import { callLogMessages } from './messages.ts';

/** The day of the account's zone that an instant is on, 'YYYY-MM-DD'. */
export const dayIn = (zone: string, instant: string): string =>
  dayText(localTimeAt(zone, Date.parse(instant)).day);

/** Time of day in the account's zone; with seconds where stops are told apart by them. */
export function timeIn(zone: string, instant: string, withSeconds = false): string {
  const { minutes } = localTimeAt(zone, Date.parse(instant));
  const shown = formatTimeOfDay(timeText(Math.floor(minutes)));
  if (!withSeconds) return shown;
  const seconds = new Date(instant).getUTCSeconds();
  return shown.replace(/(\d+\D\d\d)/, `$1:${String(seconds).padStart(2, '0')}`);
}

/** 'Wednesday, Nov 25, 2026'. */
export function dayName(day: string): string {
  const at = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weekday = weekdays[at];
  if (weekday === undefined) return formatDay(day);
  const name = capital(weekdayName(weekday, 'long'));
  return t(callLogMessages.dayOf, { weekday: name, day: formatDay(day) });
}
