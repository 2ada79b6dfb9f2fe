import { definePolicy } from '../../platform/policy.ts';

const row = { who: ['admin'], countries: ['USA'] } as const;

/** Consents are for admins of USA accounts; the switch comes with the support key (annex A8). */
export const consentPolicy = definePolicy({
  'consent.list': row,
  'consent.add': row,
  'consent.import': row,
  'consent.export': row,
  'support.inboundText': { who: ['support'] },
  'support.textPermission': { who: ['support'] },
});
