import { paths, type UserPage } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { sessionAtom, store, t } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
  'security',
] as const satisfies readonly UserPage[];

/** Sections of a person's record; the one about signing in is for the person alone (annex J9). */
export function personTabs(id: string): LinkTab[] {
  const { profile } = store.get(sessionAtom);
  const isOwn = profile?.teammateId === id && !profile.isImpersonate;
  const shown = pages.filter((page) => page !== 'security' || isOwn);
  return shown.map((page) => ({
    label: t(profileMessages[page]),
    to: paths.admin.users.edit(id, page),
  }));
}
