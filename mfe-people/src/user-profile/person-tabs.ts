import { paths, type UserPage } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { t } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
] as const satisfies readonly UserPage[];

/** Sections of a person's record. */
export function personTabs(id: string): LinkTab[] {
  return pages.map((page) => ({
    label: t(profileMessages[page]),
    to: paths.admin.users.edit(id, page),
  }));
}
