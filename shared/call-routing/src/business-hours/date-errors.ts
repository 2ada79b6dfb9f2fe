import { required } from '@jackfield/contract';
import { targetFault } from '@jackfield/call-routing/routing-editor';
import { type SpecialDates, specialDatesSchema } from '@jackfield/contract/api/routing';
import * as v from 'valibot';
import type { HoursError } from './hours-error.ts';

/** What is wrong about a date, by field of its dialog. */
export interface DateErrors {
  name?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  intervals?: HoursError;
  action?: string | undefined;
}

/** The rules of the contract, at the fields of the dialog. */
export function dateErrors(date: SpecialDates): DateErrors {
  const read = v.safeParse(specialDatesSchema, date);
  const action = (date.action && targetFault(date.action)) ?? undefined;
  if (read.success) return { action };
  const { nested, root } = v.flatten<typeof specialDatesSchema>(read.issues);
  const day = (field: 'from' | 'to') => (nested?.[field] ? required('day')() : undefined);
  const ofHours = read.issues.find(({ path }) => path?.[0]?.key === 'intervals')?.message;
  return {
    action,
    name: nested?.name?.[0],
    from: day('from'),
    to: day('to') ?? (date.to < date.from ? root?.[0] : undefined),
    ...(ofHours !== undefined && { intervals: { message: ofHours } }),
  };
}
