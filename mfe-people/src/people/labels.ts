import { peopleMessages } from './messages.ts';

/** Message that labels each status (PPL-07). */
export const statusLabels = {
  active: peopleMessages.statusActive,
  pending: peopleMessages.statusPending,
  suspended: peopleMessages.statusSuspended,
  cancel: peopleMessages.statusCancel,
} as const;

/** Message that labels each role (ROLE-01). */
export const roleLabels = {
  admin: peopleMessages.roleAdmin,
  standard: peopleMessages.roleStandard,
} as const;

/** Message that names each presence, for screen readers too (ENT-25). */
export const presenceLabels = {
  online: peopleMessages.online,
  offline: peopleMessages.offline,
} as const;
