import { definePolicy } from '../../platform/policy.ts';

/**
 * Everybody reads and secures the own devices; admins add and remove them. Who acts as somebody else
 * reads the devices without their passwords.
 */
export const devicePolicy = definePolicy({
  'device.list': { who: ['admin'] },
  'device.ofTeammate': { who: ['admin', 'standard'], self: 'id' },
  'device.add': { who: ['admin'], impersonation: false },
  'device.setPassword': { who: ['admin', 'standard'], self: 'id', impersonation: false },
  'device.reveal': {
    who: ['admin', 'standard'],
    self: 'id',
    whileSuspended: true,
    impersonation: false,
  },
  'device.remove': { who: ['admin'], impersonation: false },
});
