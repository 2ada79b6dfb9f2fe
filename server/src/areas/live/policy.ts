import { definePolicy } from '../../platform/policy.ts';

export const livePolicy = definePolicy({
  'live.missed': { who: ['admin', 'standard'] },
});
