import { paths, type YourSettingsPage } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { sessionAtom, store, t } from '@jackfield/runtime';
import { hasTexts } from '@jackfield/usage/texts';
import { settingsMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
  'calls',
  'texts',
  'advanced-settings',
  'notifications',
  'security',
] as const;

/** Sections of the own settings. */
export function settingsTabs(): LinkTab[] {
  const isImpersonated = store.get(sessionAtom).profile?.isImpersonate ?? false;
  const isShown = (page: YourSettingsPage) =>
    (page !== 'security' || !isImpersonated) && (page !== 'texts' || hasTexts());
  return pages.filter(isShown).map((page) => ({
    label: t(settingsMessages[page]),
    to: paths.yourSettings.page(page),
    ...(page === 'calls' && { hasPages: true }),
  }));
}
