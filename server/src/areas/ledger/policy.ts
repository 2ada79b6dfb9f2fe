import { definePolicy } from '../../platform/policy.ts';

const readers = { who: ['admin'] } as const;

/** The credit is for admins; a suspended account may still add to it (OP-34, annex C3). */
export const ledgerPolicy = definePolicy({
  'balance.list': readers,
  'balance.totals': readers,
  'balance.history': readers,
  'balance.export': readers,
  'balance.add': { who: ['admin'], whileSuspended: true, impersonation: false, stepUp: true },
});
