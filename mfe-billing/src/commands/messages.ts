import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('billing.commands', {
  information: 'Billing Information',
  words: 'cards invoices payment',
  summary: 'Billing summary',
  summaryWords: 'balance open amount next invoice',
  contacts: 'Billing contact',
  contactWords: 'who gets invoices emails',
  subscriptionWords: 'plan trial paid cancel account',
  rates: 'International Call',
  rateWords: 'rates prices countries abroad calls',
  international: 'International calling',
  internationalWords: 'countries abroad restriction allow calls forwarding',
  invoices: 'Invoices',
  credits: 'Call Credits',
  creditWords: 'balance prepaid top up add credit',
  transactions: 'Transactions',
  guardWords: 'caps limit alerts stop calls abroad spending',
  transactionWords: 'call credits movements',
  usage: 'Usage of call credits',
  usageWords: 'calls messages minutes spend by user destination',
});
