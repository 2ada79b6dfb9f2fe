import type { BusinessHour, OpenInterval, SpecialDates } from '@jackfield/contract/api/routing';
import { businessHourSchema } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import * as v from 'valibot';
import { dayText, timeText } from '@jackfield/domain/business-hours';

/** Zones with clock changes of an hour, of half an hour, at odd times, and with none. */
export const testZones = [
  'America/Chicago',
  'America/St_Johns',
  'Asia/Kuala_Lumpur',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Havana',
  'UTC',
];

/** Instants of two years around clock changes, year ends and a leap day, in milliseconds. */
export const anyInstant = fc.integer({
  min: Date.UTC(2027, 9, 1),
  max: Date.UTC(2029, 2, 31),
});

const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 6 });

/** Pairs of cuts are intervals; a last odd cut goes past midnight. */
const intervals: fc.Arbitrary<OpenInterval[]> = cuts.map((times) => {
  const sorted = times.toSorted((one, other) => one - other).map(timeText);
  const made: OpenInterval[] = [];
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    made.push({ from: sorted[index] ?? '', to: sorted[index + 1] ?? '' });
  }
  if (sorted.length % 2 === 1) {
    const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
    made.push({ from: last, to: first === last ? '24:00' : first });
  }
  return made;
});

const dates: fc.Arbitrary<SpecialDates> = fc
  .record({
    id: fc.uuid(),
    first: fc.integer({ min: Date.UTC(2027, 9, 1) / 86_400_000, max: 22_000 }),
    days: fc.integer({ min: 0, max: 20 }),
    intervals,
    repeatsYearly: fc.boolean(),
  })
  .map(({ id, first, days, ...date }) => ({
    id,
    name: 'Holiday',
    from: dayText(first),
    to: dayText(first + days),
    closed: date.intervals.length === 0,
    ...date,
  }));

/** Any business hours that the contract takes. */
export const anyHours: fc.Arbitrary<BusinessHour> = fc
  .record({
    alwaysOpen: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    timeZone: fc.constantFrom(...testZones),
    weekly: fc.record({
      monday: intervals,
      tuesday: intervals,
      wednesday: intervals,
      thursday: intervals,
      friday: intervals,
      saturday: intervals,
      sunday: intervals,
    }),
    dates: fc.array(dates, { maxLength: 4 }),
  })
  .filter((hours) => v.is(businessHourSchema, hours));
