import { definePolicy } from '../../platform/policy.ts';

const admin = { who: ['admin'] } as const;

/** Scenarios belong to admins, as routing does (annex C3). */
export const scenarioPolicy = definePolicy({
  'scenario.list': admin,
  'scenario.create': admin,
  'scenario.update': admin,
  'scenario.delete': admin,
});
