import { definePolicy } from '../../platform/policy.ts';

/** Company numbers belong to admins; under which number the company is called everybody knows. */
export const companyPolicy = definePolicy({
  'company.list': { who: ['admin'] },
  'user.companyNumber': { who: ['admin', 'standard'] },
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
