import { definePolicy } from '../../platform/policy.ts';

/**
 * Who may do what with phone numbers (annex C3). Standard users search and buy in the onboarding
 * wizard only; what they may read and buy, the services look at.
 */
export const numberPolicy = definePolicy({
  'number.search': { who: ['admin', 'standard'] },
  'number.reserve': { who: ['admin', 'standard'] },
  'number.release': { who: ['admin', 'standard'] },
  'phoneNumber.get': { who: ['admin', 'standard'] },
  'tenant.phoneNumbers': { who: ['admin'] },
  'teammateNumber.list': { who: ['admin', 'standard'], self: 'id' },
  'teammateNumber.add': { who: ['admin', 'standard'], self: 'id', impersonation: false },
  'teammateNumber.update': { who: ['admin', 'standard'], self: 'id' },
  'teammateNumber.delete': { who: ['admin'], impersonation: false },
  'companyNumber.list': { who: ['admin'] },
  'companyNumber.add': { who: ['admin'] },
  'companyNumber.update': { who: ['admin'] },
  'companyNumber.delete': { who: ['admin'] },
});
