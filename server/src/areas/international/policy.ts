import { definePolicy } from '../../platform/policy.ts';

const writers = { who: ['admin'], impersonation: false } as const;

/** International calling is for admins; who acts as somebody else reads it (annex C3). */
export const internationalPolicy = definePolicy({
  'callRestriction.get': { who: ['admin'] },
  'callRestriction.use': { who: ['admin'] },
  'callRestriction.set': { ...writers, stepUp: true },
  'international.request': writers,
  'international.charge': { ...writers, stepUp: true },
});
