import { definePolicy } from '../../platform/policy.ts';

/** Compliance is for admins of USA accounts; elsewhere it does not exist (ROLE-11, OP-28). */
export const compliancePolicy = definePolicy({
  'brand.list': { who: ['admin'], countries: ['USA'] },
  'phoneNumber.registration': { who: ['admin'], countries: ['USA'] },
  'campaign.setNumbers': { who: ['admin'], countries: ['USA'] },
});
