import { definePolicy } from '../../platform/policy.ts';

/** What the switch asks and tells, by the support key (annex A8). */
export const usageIntakePolicy = definePolicy({
  'support.usage': { who: ['support'] },
  'support.callPermission': { who: ['support'] },
});
