import { definePolicy } from '../../platform/policy.ts';

/** Adding credit is for admins, as the credit is (annex C3). */
export const topUpPolicy = definePolicy({
  'topUp.get': { who: ['admin'] },
  'topUp.update': { who: ['admin'], impersonation: false, stepUp: true },
});
