import {
  type CommandContext,
  type CommandsContribution,
  type Hit,
  mayDo,
  paths,
} from '@jackfield/contract';
import { listInvoices } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney } from '@jackfield/domain';
import {
  call,
  common,
  defineMessages,
  type Message,
  store,
  t,
  timeZoneAtom,
} from '@jackfield/runtime';
import { guardMessages } from '../spend-guard/messages.ts';

const messages = defineMessages('billing.commands', {
  information: 'Billing Information',
  words: 'cards, invoices, payment, payment method',
  summary: 'Billing summary',
  summaryWords: 'open amount, next invoice, what do we pay, costs, number of users',
  contacts: 'Billing contact',
  contactWords: 'who gets invoices, invoice emails, accounts payable, bookkeeper',
  subscriptionWords: 'plan, trial, paid plan, cancel account',
  rates: 'International Call',
  rateWords: 'rates, prices of calls, countries, call rates abroad',
  international: 'International calling',
  internationalWords:
    'international calls, call abroad, calls abroad, countries, restriction, allow calls, overseas',
  invoices: 'Invoices',
  credits: 'Call Credits',
  creditWords: 'balance, prepaid, top up, add credit',
  transactions: 'Transactions',
  guardWords:
    'spending limit, caps, limit, alerts, stop calls abroad, fraud, toll fraud, budget, spending',
  transactionWords: 'call credits movements, statement',
  usage: 'Usage of call credits',
  usageWords: 'minutes, spend by user, cost of calls, most expensive',
});

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

const { billing } = paths.admin;
/** Invoices that are offered, and how many of the newest are looked through. */
const most = 5;
const looked = 100;

/** A page with the other words by which people look for it. */
const page = (id: string, label: Message, words: Message, to: string) => ({
  id,
  kind: 'page' as const,
  label: t(label),
  words: [t(words)],
  to,
});

/** Pages about money, for who may read that. */
export const commands: CommandsContribution['commands'] = (context) => {
  if (!mayDo(context, 'billing:read')) return [];
  const own = [
    page('subscription', common.subscription, messages.subscriptionWords, billing.subscription()),
  ];
  return [
    ...(context.isTenantOwner ? own : []),
    page('information', messages.information, messages.words, billing.information()),
    page('credits', messages.credits, messages.creditWords, billing.balance()),
    page('transactions', messages.transactions, messages.transactionWords, billing.transactions()),
    page('usage', messages.usage, messages.usageWords, billing.usage()),
    page(
      'international',
      messages.international,
      messages.internationalWords,
      billing.internationalCalling(),
    ),
    page('guard', guardMessages.guard, messages.guardWords, billing.spendGuard()),
    page('summary', messages.summary, messages.summaryWords, billing.summary()),
    page('contacts', messages.contacts, messages.contactWords, billing.contacts()),
    page('rates', messages.rates, messages.rateWords, billing.internationalCall()),
  ];
};

/** Invoices by their number, newest first. */
export async function search(
  query: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (!mayDo(context, 'billing:read')) return [];
  const { items } = await call(listInvoices, { query: { limit: looked } }, { signal });
  const wanted = query.toLowerCase();
  return items
    .filter(({ number }) => number.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ id, number, amountDue, currency, createdAt }) => ({
      id,
      group: t(messages.invoices),
      icon: 'invoice',
      text: number,
      detail: `${formatMoney(amountDue, currency)}, ${formatDate(createdAt, store.get(timeZoneAtom))}`,
      to: billing.information(),
    }));
}
