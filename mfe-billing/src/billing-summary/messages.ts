import { refusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const summaryMessages = defineMessages('billing.summary', {
  title: 'Billing summary',
  summary: 'Summary',
  contacts: 'Billing contact',

  paidPlan: 'Paid plan',
  openSubscription: 'Open subscription',
  trial: 'Trial',
  credit: 'Call credits',
  creditUsedUp: 'Used up. Add credit to call abroad.',
  open: 'Open amount',
  nothingOpen: 'Nothing to pay.',
  openCount: '{count, plural, one {# invoice} other {# invoices}}, due {date}',
  openOnly: '{count, plural, one {# invoice} other {# invoices}}',
  payOldest: 'Pay oldest…',
  openLate: '{count, plural, one {# invoice} other {# invoices}}, overdue since {date}',
  beingPaid: '{amount} being paid',
  numbers: 'Numbers in use',
  numbersOf: '{company} company, {personal} personal',
});

export const contactMessages = defineMessages('billing.contacts', {
  title: 'Billing contacts',
  intro: 'They get invoices and emails about payments.',
  add: 'Add contact',
  addTitle: 'Add a billing contact',
  none: 'No billing contacts yet',
  noneText: 'Invoices go to the account owner until you add someone.',
  full: 'You can have up to {maximum} contacts. Delete one to add another.',
  repeated: refusals.emailRepeated,
  saved: common.isSaved,
  failed: 'Billing contacts could not be loaded',
});
