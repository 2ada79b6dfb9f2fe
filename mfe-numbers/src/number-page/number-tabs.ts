import { type NumberPage, paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { accountAtom, type Message, store, t } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';

const pages = [
  ['info', numberMessages.info],
  ['business-hour', numberMessages.businessHour],
  ['call-handling', numberMessages.callHandling],
  ['sms-handling', numberMessages.smsHandling],
  ['advanced-settings', numberMessages.advancedSettings],
] as const satisfies readonly (readonly [NumberPage, Message])[];

/** Sections of a company number; text messages are not offered in Malaysia (OP-76). */
export function numberTabs(id: string): LinkTab[] {
  const hasMessages = store.get(accountAtom)?.country !== 'MYS';
  return pages
    .filter(([page]) => hasMessages || page !== 'sms-handling')
    .map(([page, label]) => ({ label: t(label), to: paths.admin.numbers.edit(id, page) }));
}
