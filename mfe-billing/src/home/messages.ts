import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('billing.home', {
  someInvoices: '{count, plural, one {{number}} other {# invoices}}',
  failed:
    'The payment of {count, plural, one {invoice {number}} other {# invoices}} failed, {amount} is open',
  overdue:
    '{count, plural, one {Invoice {number} is} other {# invoices are}} overdue, {amount} is open',
  payInvoice: '{count, plural, one {Pay…} other {Pay the oldest…}}',
  addCredit: 'Add credit',
  credit: 'Your credit lasts about {days, plural, one {# day} other {# days}}.',
  yourCredit: 'Your credit',
  trialEnds:
    '{days, plural, =0 {Your trial ends today} one {Your trial ends in # day} other {Your trial ends in # days}}',
  trialThen: '{headline}. Then you pay {price} a month.',
  trialNoCard: '{headline}, and there is no card yet. Then you pay {price} a month.',
  card: 'The card ending {last4}',
  cardEnds: 'The card that pays for the account, ending {last4}, works until {day}.',
  cardEnded: 'The card that pays for the account, ending {last4}, expired on {day}.',
  replaceCard: 'Replace the card',
  seePlan: 'See the plan',
  addCard: 'Add a card…',
  endTrial: 'End the trial…',
  usedUp: 'Your credit is used up. Calls abroad stop until you add credit.',
});
