import { profileMessages } from './messages.ts';
import type { ProfileField } from './profile-values.ts';

/** Label of each field, as the page, the save bar and the conflict view print it. */
export const fieldLabels = {
  firstName: profileMessages.firstName,
  lastName: profileMessages.lastName,
  title: profileMessages.title,
  email: profileMessages.email,
  extension: profileMessages.extension,
  role: profileMessages.role,
  timeZone: profileMessages.timeZone,
  e911Address: profileMessages.emergency,
} as const satisfies Record<ProfileField, unknown>;
