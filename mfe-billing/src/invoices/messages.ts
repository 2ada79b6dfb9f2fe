import { defineMessages } from '@jackfield/runtime';

export const invoiceTexts = defineMessages('billing.invoices', {
  next: 'Next invoice',
  issued: 'Issued {date}, estimated so far',
  noNext: 'Nothing to bill yet.',
});
