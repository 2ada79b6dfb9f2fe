import {
  type BusinessHour,
  businessHourSchema,
  openIntervalSchema,
  type OpenInterval,
  weekdays,
} from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** Fields of the form in the order of the page; each day is one, so that edits merge day by day. */
export const hoursFields = ['alwaysOpen', 'timeZone', ...weekdays, 'dates'] as const;
export type HoursField = (typeof hoursFields)[number];

const { alwaysOpen, timeZone, weekly, dates } = businessHourSchema.entries;

/** Rules of the form: the contract's. */
export const hoursSchema = v.object({ alwaysOpen, timeZone, ...weekly.entries, dates });

/** What the form edits. A time that cannot be read stands as it was typed, until it is refused. */
export type HoursValues = v.InferOutput<typeof hoursSchema>;

const typedDay = v.array(v.object({ from: v.string(), to: v.string() }));

/** The same members without the rules of times: a draft may hold what is not valid yet. */
export const typedHoursSchema: v.GenericSchema<unknown, HoursValues> = v.object({
  alwaysOpen,
  timeZone: v.string(),
  monday: typedDay,
  tuesday: typedDay,
  wednesday: typedDay,
  thursday: typedDay,
  friday: typedDay,
  saturday: typedDay,
  sunday: typedDay,
  dates,
});

/** Stored hours as the form edits them. */
export function hoursValuesOf({ weekly: week, ...hours }: BusinessHour): HoursValues {
  return { alwaysOpen: hours.alwaysOpen, timeZone: hours.timeZone, ...week, dates: hours.dates };
}

/** What the form edits as it is stored. */
export function hoursOfValues(values: HoursValues): BusinessHour {
  const { alwaysOpen: isAlways, timeZone: zone, dates: special, ...week } = values;
  return { alwaysOpen: isAlways, timeZone: zone, weekly: week, dates: special };
}

/** The intervals that can be read already. */
export const readable = (intervals: readonly OpenInterval[]): OpenInterval[] =>
  intervals.filter((interval) => v.is(openIntervalSchema, interval));

/** The hours as far as they can be read, for what is shown while somebody types. */
export function readableHours(values: HoursValues): BusinessHour {
  const hours = hoursOfValues(values);
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours.weekly;
  return {
    ...hours,
    weekly: {
      monday: readable(monday),
      tuesday: readable(tuesday),
      wednesday: readable(wednesday),
      thursday: readable(thursday),
      friday: readable(friday),
      saturday: readable(saturday),
      sunday: readable(sunday),
    },
  };
}
