import { localTimeAt } from '@jackfield/domain/business-hours';

/** Days of a trial on the calendar of the account. */
export interface TrialDays {
  /** 0 on its last day, negative when it is over. */
  readonly left: number;
  /** How much of it is over, 0 to 1. */
  readonly passed: number;
}

/** How far a trial has come, by calendar days in the account's zone; instants in ms since 1970. */
export function trialDays(zone: string, start: number, end: number, now: number): TrialDays {
  const [first, last, today] = [start, end, now].map((at) => localTimeAt(zone, at).day) as [
    number,
    number,
    number,
  ];
  const length = Math.max(1, last - first);
  return { left: last - today, passed: Math.min(1, Math.max(0, (today - first) / length)) };
}
