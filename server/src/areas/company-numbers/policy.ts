import { definePolicy } from '../../platform/policy.ts';

/** Company numbers belong to admins. */
export const companyPolicy = definePolicy({
  'company.list': { who: ['admin'] },
  'company.get': { who: ['admin'] },
  'company.hold': { who: ['admin'] },
  'company.create': { who: ['admin'] },
  'company.update': { who: ['admin'] },
  'company.delete': { who: ['admin'] },
  'company.setBusinessHour': { who: ['admin'] },
  'company.setCallHandling': { who: ['admin'] },
  'company.setOverride': { who: ['admin'] },
  'company.endOverride': { who: ['admin'] },
});
