import { type BusinessHour, businessHourSchema } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, isEmptyWeek, neverOpenIn } from '@jackfield/domain/business-hours';
import * as v from 'valibot';

/**
 * Stored hours; nothing stored is the preset, open at any time in `timeZone` (annex F2). Hours that
 * cannot be read open nothing: calls are handled as in closed hours.
 */
export function storedHours(stored: unknown, timeZone: string): BusinessHour {
  if (stored === null || stored === undefined) return alwaysOpenIn(timeZone);
  const read = v.safeParse(businessHourSchema, stored);
  return read.success ? read.output : neverOpenIn(timeZone);
}

/** Whether hours stand for stored ones that cannot be read. */
export const hoursAreUnreadable = (stored: unknown, { alwaysOpen, weekly }: BusinessHour) =>
  !alwaysOpen && isEmptyWeek(weekly) && !v.is(businessHourSchema, stored);
