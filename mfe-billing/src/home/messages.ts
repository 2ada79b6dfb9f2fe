import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('billing.home', {
  failedInvoices: '{count, plural, one {# invoice} other {# invoices}}',
  failed: 'The payment of {invoices} failed, {amount} is open',
  overdue: '{invoices} {count, plural, one {is} other {are}} overdue, {amount} is open',
  openInvoices: 'Open billing',
  addCredit: 'Add credit',
  credit: 'Your credit lasts about {days, plural, one {# day} other {# days}}.',
  yourCredit: 'Your credit',
  trialEnds:
    '{days, plural, =0 {Your trial ends today} one {Your trial ends in # day} other {Your trial ends in # days}}',
  trialThen: '{headline}. Then you pay {price} a month.',
  trialNoCard: '{headline}, and there is no card yet. Then you pay {price} a month.',
  seePlan: 'See the plan',
  addCard: 'Add a card…',
  endTrial: 'End the trial…',
  usedUp: 'Your credit is used up. Calls abroad stop until you add credit.',
});
