import { refusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const summaryMessages = defineMessages('billing.summary', {
  title: 'Billing summary',
  summary: 'Summary',
  contacts: 'Billing contact',

  subscription: common.subscription,
  paidPlan: 'No limits apply.',
  openSubscription: 'Open subscription',
  trial: 'Trial',
  credit: 'Call credits',
  creditText: 'For calls beyond your plan.',
  open: 'Open amount',
  nothingOpen: 'Every invoice is paid.',
  openCount: '{count, plural, one {# invoice} other {# invoices}}, due {date}',
  openLate: '{count, plural, one {# invoice} other {# invoices}}, overdue since {date}',
  card: 'Default card',
  noCard: 'Calls and numbers are charged to the default card.',
  failed: 'The summary could not be loaded',
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
