import {
  type CommandContext,
  type CommandsContribution,
  type Hit,
  paths,
} from '@jackfield/contract';
import { listInvoices } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney } from '@jackfield/domain';
import { call, common, store, t, timeZoneAtom } from '@jackfield/runtime';
import { guardMessages } from '../spend-guard/messages.ts';
import { commandMessages } from './messages.ts';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { billing } = paths.admin;
/** Invoices that are offered, and how many of the newest are looked through. */
const most = 5;
const looked = 100;

const subscription = () => ({
  id: 'subscription',
  kind: 'page' as const,
  label: t(common.subscription),
  words: [t(commandMessages.subscriptionWords)],
  to: billing.subscription(),
});

/** Pages about money; all are admins'. */
export const commands: CommandsContribution['commands'] = ({ role, isTenantOwner }) =>
  role === 'admin'
    ? [
        ...(isTenantOwner ? [subscription()] : []),
        {
          id: 'information',
          kind: 'page',
          label: t(commandMessages.information),
          words: [t(commandMessages.words)],
          to: billing.information(),
        },
        {
          id: 'credits',
          kind: 'page',
          label: t(commandMessages.credits),
          words: [t(commandMessages.creditWords)],
          to: billing.balance(),
        },
        {
          id: 'transactions',
          kind: 'page',
          label: t(commandMessages.transactions),
          words: [t(commandMessages.transactionWords)],
          to: billing.transactions(),
        },
        {
          id: 'usage',
          kind: 'page',
          label: t(commandMessages.usage),
          words: [t(commandMessages.usageWords)],
          to: billing.usage(),
        },
        {
          id: 'international',
          kind: 'page',
          label: t(commandMessages.international),
          words: [t(commandMessages.internationalWords)],
          to: billing.internationalCalling(),
        },
        {
          id: 'guard',
          kind: 'page',
          label: t(guardMessages.guard),
          words: [t(commandMessages.guardWords)],
          to: billing.spendGuard(),
        },
        {
          id: 'summary',
          kind: 'page',
          label: t(commandMessages.summary),
          words: [t(commandMessages.summaryWords)],
          to: billing.summary(),
        },
        {
          id: 'contacts',
          kind: 'page',
          label: t(commandMessages.contacts),
          words: [t(commandMessages.contactWords)],
          to: billing.contacts(),
        },
        {
          id: 'rates',
          kind: 'page',
          label: t(commandMessages.rates),
          words: [t(commandMessages.rateWords)],
          to: billing.internationalCall(),
        },
      ]
    : [];

/** Invoices by their number, newest first. */
export async function search(
  query: string,
  { role }: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (role !== 'admin') return [];
  const { items } = await call(listInvoices, { query: { limit: looked } }, { signal });
  const wanted = query.toLowerCase();
  return items
    .filter(({ number }) => number.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ id, number, amountDue, currency, createdAt }) => ({
      id,
      group: t(commandMessages.invoices),
      icon: 'invoice',
      text: number,
      detail: `${formatMoney(amountDue, currency)}, ${formatDate(createdAt, store.get(timeZoneAtom))}`,
      to: billing.information(),
    }));
}
