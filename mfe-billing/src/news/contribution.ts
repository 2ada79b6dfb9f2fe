import { type NewsContribution, paths } from '@jackfield/contract';
import { defineMessages, t } from '@jackfield/runtime';

const messages = defineMessages('billing.news', {
  abroad: 'Choose the countries that may be called',
  abroadText:
    'Turn calls abroad on in three steps, and see which forwarding rules a change would stop.',
  openAbroad: 'Open International calling',
  attention: 'See failed payments on Home',
  attentionText:
    'When a payment fails, an invoice is overdue or your credit runs low, Home says so.',
  credits: 'Add call credits, and see how long they last',
  creditsText: 'Call Credits shows your balance by day and every transaction behind it.',
  openCredits: 'Open Call Credits',
  guard: 'Spending caps for calls abroad',
  guardText:
    'Caps stop calls abroad before they run up a bill. Credit can be topped up automatically.',
  openGuard: 'Open the spend guard',
  rates: 'What calls abroad cost',
  ratesText: 'International Call lists the price per minute for each country.',
  openRates: 'Open International Call',
  pay: 'Pay an invoice on the spot',
  payText: 'Pay an open or failed invoice with your default card, without leaving the page.',
  openBilling: 'Open Billing',
});

/** What is new with billing. */
export const contract = '^1.4.0';

const { billing } = paths.admin;
const note = (id: string, of: 'guard' | 'credits' | 'abroad' | 'rates' | 'pay' | 'attention') => ({
  id,
  title: t(messages[of]),
  text: t(messages[`${of}Text`]),
});

export const notes: NewsContribution['notes'] = () => [
  {
    ...note('spend-guard', 'guard'),
    link: { label: t(messages.openGuard), to: billing.spendGuard() },
  },
  {
    ...note('call-credits', 'credits'),
    link: { label: t(messages.openCredits), to: billing.balance() },
  },
  {
    ...note('calls-abroad', 'abroad'),
    link: { label: t(messages.openAbroad), to: billing.internationalCalling() },
  },
  {
    ...note('rates-abroad', 'rates'),
    link: { label: t(messages.openRates), to: billing.internationalCall() },
  },
  {
    ...note('pay-invoices', 'pay'),
    link: { label: t(messages.openBilling), to: billing.information() },
  },
  {
    ...note('payments-on-home', 'attention'),
    link: { label: t(messages.openBilling), to: billing.information() },
  },
];
