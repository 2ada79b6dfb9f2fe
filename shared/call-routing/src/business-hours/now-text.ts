import type { BusinessHour } from '@jackfield/contract/api/routing';
import { formatDay, weekdayName } from '@jackfield/domain';
import {
  clockChanges,
  dayText,
  isOpenAt,
  localTimeAt,
  nextChange,
  openIntervalsBetween,
  timeText,
  weekdayOf,
} from '@jackfield/domain/business-hours';
import { timeLabel, whenText } from '@jackfield/records/hours-text';
import { t } from '@jackfield/runtime';
import { hoursMessages } from './messages.ts';

const day = 86_400_000;

/** 'Now Tuesday 6:15 pm: closed, opens Wednesday 9:00 am'. */
export function nowText(hours: BusinessHour, now: number): { isOpen: boolean; text: string } {
  const { isOpen, local, date } = isOpenAt(hours, now);
  const next = nextChange(hours, now);
  const here = {
    day: weekdayName(weekdayOf(local.day), 'long'),
    time: timeLabel(timeText(local.minutes)),
  };
  const state =
    next === null
      ? t(isOpen ? hoursMessages.nowOpen : hoursMessages.nowClosed, here)
      : t(isOpen ? hoursMessages.nowOpenUntil : hoursMessages.nowClosedUntil, {
          ...here,
          change: whenText(hours.timeZone, next, now),
        });
  return {
    isOpen,
    text: date === null ? state : t(hoursMessages.because, { state, date: date.name }),
  };
}

/** Hours that a week without dates and clock changes is open. */
export function hoursPerWeek({ weekly }: BusinessHour): number {
  const plain = { alwaysOpen: false, timeZone: 'UTC', weekly, dates: [] };
  // From a Monday; the night that begins on the last Sunday is in the week before as well.
  const [from, to] = [4 * day + 7 * day, 4 * day + 14 * day];
  const open = openIntervalsBetween(plain, from, to);
  const minutes = open.reduce((sum, one) => sum + (one.to - one.from) / 60_000, 0);
  return Math.round(minutes / 6) / 10;
}

/** A sentence about the next clock change within a month, or null. */
export function clockChangeText({ timeZone }: BusinessHour, now: number): string | null {
  const [change] = clockChanges(timeZone, now, now + 30 * day);
  if (change === undefined) return null;
  const moved = change.after - change.before;
  return t(moved > 0 ? hoursMessages.clocksForward : hoursMessages.clocksBack, {
    minutes: Math.abs(moved),
    date: formatDay(dayText(localTimeAt(timeZone, change.at).day)),
  });
}
