import { definePolicy } from '../../platform/policy.ts';

/** Call handling: everybody their own, admins that of all people, teams and numbers (annex C3). */
export const callHandlingPolicy = definePolicy({
  'teammate.setCallHandling': { who: ['admin', 'standard'], self: 'id' },
  'team.setOpenHour': { who: ['admin'] },
  'team.setMissedCall': { who: ['admin'] },
  'company.setCallHandling': { who: ['admin'] },
  'company.setOverride': { who: ['admin'] },
  'company.endOverride': { who: ['admin'] },
  'team.setOverride': { who: ['admin'] },
  'team.endOverride': { who: ['admin'] },
});
