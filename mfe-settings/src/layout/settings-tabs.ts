import { paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { t } from '@jackfield/runtime';
import { settingsMessages } from './messages.ts';

const pages = [
  'profile',
  'phone-numbers',
  'call-handling',
  'voicemail',
  'my-device',
  'advanced-settings',
] as const;

/** Sections of the own settings. */
export function settingsTabs(): LinkTab[] {
  return pages.map((page) => ({
    label: t(settingsMessages[page]),
    to: paths.yourSettings.page(page),
  }));
}
