import { peopleMessages } from './messages.ts';
import { common } from '@jackfield/runtime';

/** Message that labels each status (PPL-07). */
export const statusLabels = {
  active: common.active,
  pending: common.pending,
  suspended: common.suspended,
  cancel: peopleMessages.statusCancel,
} as const;

/** Message that labels each role (ROLE-01). */
export const roleLabels = {
  admin: common.admin,
  standard: common.standard,
} as const;

/** Message that names each presence, for screen readers too (ENT-25). */
export const presenceLabels = {
  online: common.online,
  offline: common.offline,
} as const;
