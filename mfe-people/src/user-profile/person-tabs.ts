import { mayDo, paths, type UserPage } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { profileAtom, sessionAtom, store, t } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
  'notifications',
  'security',
] as const satisfies readonly UserPage[];

/** Sections of a person's record; what they are told of, and how they sign in, is theirs alone (annex J9). */
export function personTabs(id: string): LinkTab[] {
  const { profile } = store.get(sessionAtom);
  const isOwn = profile?.teammateId === id;
  const hidden = isOwn
    ? profile.isImpersonate
      ? ['security']
      : []
    : ['notifications', 'security'];
  const seesDevices = isOwn || mayDo(store.get(profileAtom), 'devices:read');
  const shown = pages.filter(
    (page) => !hidden.includes(page) && (page !== 'my-device' || seesDevices),
  );
  return shown.map((page) => ({
    label: t(profileMessages[page]),
    to: paths.admin.users.edit(id, page),
  }));
}
