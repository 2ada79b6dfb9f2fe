import { definePolicy } from '../../platform/policy.ts';

/** Holidays help to set business hours, which are the admins' (annex C3). */
export const holidayPolicy = definePolicy({
  'holiday.list': { who: ['admin'] },
});
