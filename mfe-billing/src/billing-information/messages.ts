import { common, defineMessages } from '@jackfield/runtime';

export const billingMessages = defineMessages('billing.information', {
  billing: 'Billing',
  title: 'Billing information',

  cards: 'Cards',
  cardEnding: '{brand} ending {last4}',
  expires: 'Expires {date}',
  expiresThisMonth: 'Expires {date}, this month',
  expiresNextMonth: 'Expires {date}, next month',
  expired: 'Expired {date}',
  noCards: 'None yet. Calls and numbers are charged to the default card.',
  cardsFailed: 'Cards could not be loaded',

  contacts: 'Billing contacts',
  noContacts: 'None yet. Invoices go to the account owner.',
  address: 'Billing address',
  noAddress: 'None yet. Add the company address under Company Info.',
  USA: common.unitedStates,
  CAN: common.canada,
  MYS: common.malaysia,

  invoices: 'Invoices',
  invoice: 'Invoice',
  due: 'Due',
  document: 'Document',
  openDocument: 'Open {number}',
  overdue: 'Overdue since {date}',
  dueOn: 'Due {date}',
  noInvoices: 'None yet. The first invoice is made at the end of the first month.',
  invoicesFailed: 'Invoices could not be loaded',
  moreFailed: 'Older invoices could not be loaded',
  failedText: 'The connection dropped before the answer arrived. Nothing was changed.',
  stale: 'You see what was last loaded.',

  draft: 'Draft',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Uncollectible',
});
