import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/runtime';
import { absenceMessages } from './messages.ts';

/** From when until when somebody is away, in milliseconds. */
export interface AbsenceTimes {
  readonly from: number;
  readonly until: number;
}

const week = 7;
/** 1970-01-05, a Monday, in days since 1970. */
const firstMonday = 4;
const workDays = 5;

/** The coming working week: from Monday 12:00 am until Saturday 12:00 am. */
export function comingWeek(zone: string, now: number): AbsenceTimes {
  const { day } = localTimeAt(zone, now);
  const sinceMonday = (((day - firstMonday) % week) + week) % week;
  const monday = day - sinceMonday + week;
  const at = (one: number) => instantAt(zone, { day: one, minutes: 0 });
  return { from: at(monday), until: at(monday + workDays) };
}

/** What is wrong with the times, by field. */
export const timesFaults = ({ from, until }: AbsenceTimes, now: number) => ({
  at: from <= now ? t(absenceMessages.past) : undefined,
  backAt: until <= from ? t(absenceMessages.early) : undefined,
});
