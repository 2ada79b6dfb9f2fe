import { definePolicy } from '../../platform/policy.ts';

/** Standard users order for their own numbers (OP-101); whose a number is, is looked at there. */
export const numberOrderPolicy = definePolicy({
  'callingName.list': { who: ['admin', 'standard'] },
  'callingName.order': { who: ['admin', 'standard'] },
  'directoryListing.list': { who: ['admin', 'standard'] },
  'directoryListing.order': { who: ['admin', 'standard'] },
});
