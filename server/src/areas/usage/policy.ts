import { definePolicy } from '../../platform/policy.ts';

/** Usage is for admins to read (annex C3). */
export const usagePolicy = definePolicy({
  'usage.list': { who: ['admin'] },
  'usage.totals': { who: ['admin'] },
  'usage.counts': { who: ['admin'] },
  'usage.export': { who: ['admin'] },
  'usage.received': { who: ['admin'] },
});
