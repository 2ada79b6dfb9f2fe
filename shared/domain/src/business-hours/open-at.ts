import type { BusinessHour, OpenInterval, SpecialDates } from '@jackfield/contract/api/routing';
import { type DayPlan, planOf } from './day-plan.ts';
import { type LocalTime, localTimeAt, minutesOfDay } from './local-time.ts';

/** Whether hours are open, and what makes them so. */
export interface HoursState {
  isOpen: boolean;
  /** What decided: the switch, the week, or a date with hours of its own. */
  source: 'always' | 'week' | 'date';
  /** The interval that is open; null when closed or always open. */
  interval: OpenInterval | null;
  /** The date that decided, with its own action for closed hours (annex J3). */
  date: SpecialDates | null;
  local: LocalTime;
}

const sourceOf = ({ date }: DayPlan) => (date === null ? 'week' : 'date');

/**
 * Whether hours are open at an instant. What the clock on the wall of `timeZone` shows decides:
 * times that a clock change leaves out never come, and times it repeats count twice. Hours past
 * midnight belong to the day they start on, also when a date closes the day they end on (annex J3).
 */
export function isOpenAt(hours: BusinessHour, instant: Date | number): HoursState {
  const local = localTimeAt(hours.timeZone, Number(instant));
  if (hours.alwaysOpen) {
    return { isOpen: true, source: 'always', interval: null, date: null, local };
  }
  const today = planOf(hours, local.day);
  const yesterday = planOf(hours, local.day - 1);
  for (const [plan, minutes] of [
    [today, local.minutes],
    [yesterday, local.minutes + minutesOfDay],
  ] as const) {
    const open = plan.intervals.find(({ from, to }) => from <= minutes && minutes < to);
    if (open !== undefined) {
      const { stored: interval } = open;
      return { isOpen: true, source: sourceOf(plan), interval, date: plan.date, local };
    }
  }
  return { isOpen: false, source: sourceOf(today), interval: null, date: today.date, local };
}
