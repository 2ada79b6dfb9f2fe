import { definePolicy } from '../../platform/policy.ts';

/** Everybody reads names for routing pickers (annex C3). */
export const teamPolicy = definePolicy({
  'team.list': { who: ['admin', 'standard'] },
});
