import { profileMessages } from './messages.ts';
import type { ProfileField } from './profile-values.ts';
import { common } from '@jackfield/runtime';

/** Label of each field, as the page, the save bar and the conflict view print it. */
export const fieldLabels = {
  firstName: common.firstName,
  lastName: common.lastName,
  title: profileMessages.title,
  email: common.email,
  extension: common.extension,
  role: common.role,
  timeZone: profileMessages.timeZone,
  language: common.language,
  e911Address: common.emergencyAddress,
} as const satisfies Record<ProfileField, unknown>;
