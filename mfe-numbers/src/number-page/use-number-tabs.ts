import { useMay } from '@jackfield/kit/may';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { type NumberPage, paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { accountAtom, type Message, store, t, useT } from '@jackfield/runtime';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { isOfNumber } from '../planned-changes/is-of-number.ts';
import { numberMessages } from './messages.ts';

const pages = [
  ['info', numberMessages.info],
  ['business-hour', numberMessages.businessHour],
  ['call-handling', numberMessages.callHandling],
  ['sms-handling', numberMessages.smsHandling],
  ['advanced-settings', numberMessages.advancedSettings],
] as const satisfies readonly (readonly [NumberPage, Message])[];

/** Sections with a form of a company number; text messages are not offered in Malaysia (OP-76). */
function formTabs(id: string): LinkTab[] {
  const hasMessages = store.get(accountAtom)?.country !== 'MYS';
  return pages
    .filter(([page]) => hasMessages || page !== 'sms-handling')
    .map(([page, label]): LinkTab => ({ label: t(label), to: paths.admin.numbers.edit(id, page) }))
    .toSpliced(3, 0, {
      label: t(numberMessages.menus),
      to: paths.admin.menus({ ownerType: 'company', ownerId: id }),
      hasPages: true,
    });
}

/** Sections of a company number, and at the end what is planned for it, with how much that is. */
export function useNumberTabs(id: string): LinkTab[] {
  const text = useT();
  const seesRouting = useMay('routing:read');
  const changes = usePlannedChanges().data ?? [];
  const count = changes.filter((change) => isAhead(change) && isOfNumber(id)(change)).length;
  const planned = { value: count, text: text(tabMessages.plannedCount, { count }), isLoss: false };
  if (!seesRouting) return formTabs(id);
  return [
    ...formTabs(id),
    {
      label: text(tabMessages.planned),
      to: paths.admin.numbers.edit(id, 'planned-changes'),
      count: count > 0 ? planned : undefined,
    },
  ];
}
