import {
  type BusinessHour,
  type OpenInterval,
  type SpecialDates,
  weekdays,
} from '@jackfield/contract/api/routing';
import { dayNumber, dayText, minutesOf, minutesOfDay, weekdayOf } from './local-time.ts';

/** An interval in minutes of the day it starts on; `to` is over 1440 when it ends on the next. */
export interface PlannedInterval {
  from: number;
  to: number;
  stored: OpenInterval;
}

/** The hours that start on one local day. */
export interface DayPlan {
  intervals: readonly PlannedInterval[];
  /** The date that gives the day its hours, null when the week does. */
  date: SpecialDates | null;
}

interface Plans {
  week: readonly (readonly PlannedInterval[])[];
  dates: readonly {
    date: SpecialDates;
    intervals: readonly PlannedInterval[];
    days: number;
    isOn(day: string): boolean;
  }[];
  byDay: Map<number, DayPlan>;
}

/** An interval whose end is not after its start ends on the next day (decision 6). */
function planned(stored: OpenInterval): PlannedInterval {
  const [from, to] = [minutesOf(stored.from), minutesOf(stored.to)];
  return { from, to: to <= from ? to + minutesOfDay : to, stored };
}

const sorted = (intervals: readonly OpenInterval[]) =>
  intervals.map(planned).toSorted((one, other) => one.from - other.from);

/**
 * When several dates name a day, the one of fewest days counts ("Christmas Eve" within "Christmas
 * holidays"), then the one of a single year, then the first.
 */
function compile({ weekly, dates }: BusinessHour): Plans {
  return {
    week: weekdays.map((day) => sorted(weekly[day])),
    dates: dates
      .map((date) => ({
        date,
        intervals: sorted(date.intervals),
        days: dayNumber(date.to) - dayNumber(date.from),
        isOn: daysOf(date),
      }))
      .toSorted(
        (one, other) =>
          one.days - other.days ||
          Number(one.date.repeatsYearly) - Number(other.date.repeatsYearly),
      ),
    byDay: new Map(),
  };
}

/** Whether a YYYY-MM-DD is one of the days; Feb 29 of every year is in leap years only. */
function daysOf({ from, to, repeatsYearly }: SpecialDates): (day: string) => boolean {
  if (!repeatsYearly) return (day) => from <= day && day <= to;
  const [start, end] = [from.slice(4), to.slice(4)];
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  if (years === 0) return (day) => start <= day.slice(4) && day.slice(4) <= end;
  return (day) => years > 1 || day.slice(4) >= start || day.slice(4) <= end;
}

const compiled = new WeakMap<BusinessHour, Plans>();

function plansOf(hours: BusinessHour): Plans {
  let plans = compiled.get(hours);
  if (plans === undefined) {
    plans = compile(hours);
    compiled.set(hours, plans);
  }
  return plans;
}

/** The hours that start on a local day (days since 1970). Kept by the object: never change it. */
export function planOf(hours: BusinessHour, day: number): DayPlan {
  const { week, dates, byDay } = plansOf(hours);
  let plan = byDay.get(day);
  if (plan === undefined) {
    const text = dates.length === 0 ? '' : dayText(day);
    const special = dates.find(({ isOn }) => isOn(text));
    plan = {
      intervals: special?.intervals ?? week[weekdays.indexOf(weekdayOf(day))] ?? [],
      date: special?.date ?? null,
    };
    byDay.set(day, plan);
  }
  return plan;
}
