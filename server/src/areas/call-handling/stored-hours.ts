import { type BusinessHour, businessHourSchema } from '@jackfield/contract/api/routing';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import * as v from 'valibot';

/** Stored hours; nothing stored is the preset, open at any time in `timeZone` (annex F2). */
export function storedHours(stored: unknown, timeZone: string): BusinessHour {
  const read = v.safeParse(businessHourSchema, stored);
  return read.success ? read.output : alwaysOpenIn(timeZone);
}
