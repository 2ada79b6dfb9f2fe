import type { ScenarioWhen } from '@jackfield/contract/api/scenario';
import { instantAt } from '../business-hours/instant-at.ts';
import { dayNumber, localTimeAt, minutesOf, weekdayOf } from '../business-hours/local-time.ts';

/** Days ahead for which scenarios are tried (annex J4). */
export const daysAhead = 30;

const minute = 60_000;

/** A time at which the call of a scenario comes in. */
export interface ScenarioTime {
  /** Days since 1970-01-01 on the calendar of the scenario's zone. */
  day: number;
  /** Milliseconds. */
  at: number;
}

/**
 * When the call of a scenario comes in within the next 30 days, in order; the minute that runs
 * counts. A single call that lies further ahead counts too, so that it is never without a time
 * until it is over.
 */
export function timesOf(when: ScenarioWhen, now: number): ScenarioTime[] {
  const { timeZone: zone } = when;
  const from = Math.floor(now / minute) * minute;
  const minutes = minutesOf(when.time);
  const timeOn = (day: number): ScenarioTime => ({ day, at: instantAt(zone, { day, minutes }) });
  if (when.repeats === 'never') {
    const only = timeOn(dayNumber(when.day));
    return only.at < from ? [] : [only];
  }
  const { day: today } = localTimeAt(zone, from);
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => today + index);
  return days
    .filter((day) => weekdayOf(day) === when.weekday)
    .map(timeOn)
    .filter(({ at }) => at >= from);
}
