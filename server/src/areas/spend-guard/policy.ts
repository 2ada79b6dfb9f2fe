import { definePolicy } from '../../platform/policy.ts';

const readers = { who: ['admin'] } as const;

/** The guard is for admins (annex C3). */
export const spendGuardPolicy = definePolicy({
  'spendGuard.get': readers,
  'spendGuard.state': readers,
  'spendGuard.spending': readers,
  'spendGuard.drivers': readers,
  'spendGuard.stop': readers,
  'spendGuard.update': { who: ['admin'], impersonation: false, stepUp: true },
  'spendGuard.lift': { who: ['admin'], impersonation: false, stepUp: true },
});
