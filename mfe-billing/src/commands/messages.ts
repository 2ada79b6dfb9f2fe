import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('billing.commands', {
  information: 'Billing Information',
  words: 'cards invoices payment',
  invoices: 'Invoices',
});
