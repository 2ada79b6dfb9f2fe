import { definePolicy } from '../../platform/policy.ts';

/** Company numbers belong to admins (annex C3). */
export const companyPolicy = definePolicy({
  'company.list': { who: ['admin'] },
  'company.get': { who: ['admin'] },
  'company.create': { who: ['admin'] },
  'company.update': { who: ['admin'] },
  'company.delete': { who: ['admin'] },
  'company.setBusinessHour': { who: ['admin'] },
});
