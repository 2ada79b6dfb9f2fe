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
  noCards: 'None yet. Numbers and users are charged to the default card.',
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
  viewAllInvoices: 'View all invoices',
  openDocument: 'Open {number}',
  viewDocument: 'View document',
  overdue: 'Overdue since {date}',
  dueOn: 'Due {date}',
  noInvoices: 'None yet. Your first invoice comes at the end of the first month.',
  invoicesFailed: 'Invoices could not be loaded',
  invoiceFailed: 'The invoice could not be loaded',
  moreFailed: 'Older invoices could not be loaded',
  stale: 'Showing what was last loaded.',

  payment: 'Payment',
  pay: 'Pay…',
  retry: 'Retry…',
  payOf: '{action} {number}',
  payTitle: 'Pay {number}',
  payAmount: 'Pay {amount}',
  chargedOnce: 'Charged once, even if you click twice or the connection drops.',
  noCardToPay: 'There is no card to charge yet.',
  declined: 'The bank declined {card}. Nothing was charged.',
  notAnswered:
    'Waiting for your bank. You can keep working; the invoice is updated as soon as it answers.',
  invoicePaid: '{number} is paid.',
  confirm: 'Confirm at the bank',
  confirmOf: 'Confirm the payment of {number} at the bank',
  inProgress: 'Payment processing',

  draft: 'Draft',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Uncollectible',
});

/** States of an invoice. Other languages let a state agree with what has it: words of the common catalogue cannot. */
export const invoiceStates = defineMessages('billing.invoiceStates', {
  paid: 'Paid',
  failed: 'Failed',
});
