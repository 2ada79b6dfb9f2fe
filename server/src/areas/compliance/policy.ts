import { definePolicy } from '../../platform/policy.ts';

const admins = { who: ['admin'], countries: ['USA'] } as const;

/** Compliance is for admins of USA accounts; elsewhere it does not exist (ROLE-11, OP-28). */
export const compliancePolicy = definePolicy({
  'brand.list': admins,
  'brand.get': admins,
  'brand.checkWebsite': admins,
  'brand.feedback': admins,
  'brand.change': admins,
  'brand.register': admins,
  'brand.requestVetting': admins,
  'brand.resubmit': admins,
  'brand.export': admins,
  'campaign.list': admins,
  'campaign.export': admins,
  'campaign.get': admins,
  'campaign.carrierTerms': admins,
  'campaign.change': admins,
  'campaign.deactivate': admins,
  'campaign.register': admins,
  'campaign.resubmit': admins,
  'campaign.setNumbers': admins,
  'lineType.get': admins,
  'phoneNumber.registration': admins,
  'phoneVerification.send': admins,
  'phoneVerification.verify': admins,
});
