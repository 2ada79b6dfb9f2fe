import { definePolicy } from '../../platform/policy.ts';

/** Who may do what with people; fields are looked at in fields.ts. */
export const teammatePolicy = definePolicy({
  'teammate.list': { who: ['admin', 'standard'] },
  'teammate.export': { who: ['admin'] },
  'teammate.create': { who: ['admin'] },
  'teammate.get': { who: ['admin', 'standard'], self: 'id' },
  'teammate.setCallHandling': { who: ['admin', 'standard'], self: 'id' },
  'teammate.update': { who: ['admin', 'standard'], self: 'id' },
  'teammate.setStatus': { who: ['admin', 'standard'], self: 'id', impersonation: false },
  'teammate.usedBy': { who: ['admin'] },
  'teammate.offboard': { who: ['admin'], impersonation: false },
  'teammate.setProfileImage': { who: ['admin', 'standard'], self: 'id' },
  'teammate.resendInvitation': { who: ['admin'] },
  'teammate.extension': { who: ['admin'] },
  'user.profile': { who: ['admin', 'standard'] },
});
