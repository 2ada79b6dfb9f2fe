import { paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { sessionAtom, store, t } from '@jackfield/runtime';
import { settingsMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
  'calls',
  'advanced-settings',
  'notifications',
  'security',
] as const;

/** Sections of the own settings. */
export function settingsTabs(): LinkTab[] {
  const isImpersonated = store.get(sessionAtom).profile?.isImpersonate ?? false;
  const shown = pages.filter((page) => page !== 'security' || !isImpersonated);
  return shown.map((page) => ({
    label: t(settingsMessages[page]),
    to: paths.yourSettings.page(page),
    ...(page === 'calls' && { hasPages: true }),
  }));
}
