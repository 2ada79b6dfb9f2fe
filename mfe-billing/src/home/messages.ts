import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('billing.home', {
  failedInvoices: '{count, plural, one {# invoice} other {# invoices}}',
  failed: 'The payment of {invoices} failed, {amount} is open',
  overdue: '{invoices} {count, plural, one {is} other {are}} overdue, {amount} is open',
  openInvoices: 'Open billing',
  addCredit: 'Add credit',
  credit: 'Your credit lasts about {days, plural, one {# day} other {# days}}.',
  yourCredit: 'Your credit',
  endTrial: 'End the trial…',
  usedUp: 'Your credit is used up. Calls abroad stop until you add credit.',
});
