import { definePolicy } from '../../platform/policy.ts';

/** Teams are the admins'; everybody reads names for routing pickers. */
export const teamPolicy = definePolicy({
  'team.list': { who: ['admin', 'standard'] },
  'team.create': { who: ['admin'] },
  'team.get': { who: ['admin'] },
  'team.update': { who: ['admin'] },
  'team.delete': { who: ['admin'] },
  'team.setMembers': { who: ['admin'] },
  'team.setSetting': { who: ['admin'] },
  'team.replace': { who: ['admin'] },
  'team.setOpenHour': { who: ['admin'] },
  'team.setMissedCall': { who: ['admin'] },
  'team.setOverride': { who: ['admin'] },
  'team.endOverride': { who: ['admin'] },
});
