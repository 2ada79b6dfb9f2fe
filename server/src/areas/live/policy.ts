import { definePolicy } from '../../platform/policy.ts';

export const livePolicy = definePolicy({
  'live.missed': { who: ['admin', 'standard'] },
  'editing.list': { who: ['admin', 'standard'] },
  // Who may only look tells of nothing, and is not refused every ten seconds for that.
  'editing.tell': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
});
