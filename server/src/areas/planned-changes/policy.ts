import { definePolicy } from '../../platform/policy.ts';

const admin = { who: ['admin'] } as const;

/** Planned changes belong to admins, as routing does (annex C3). */
export const plannedChangePolicy = definePolicy({
  'plannedChange.list': admin,
  'plannedChange.create': admin,
  'plannedChange.update': admin,
  'plannedChange.cancel': admin,
  'plannedChange.replan': admin,
  'plannedChange.undo': admin,
});
