import { definePolicy } from '../../platform/policy.ts';

export const livePolicy = definePolicy({
  'live.missed': { who: ['admin', 'standard'] },
  'editing.list': { who: ['admin', 'standard'] },
  'editing.tell': { who: ['admin', 'standard'] },
});
