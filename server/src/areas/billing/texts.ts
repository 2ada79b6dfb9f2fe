import { defineMessages } from '@jackfield/texts';

/** What the server says of invoices. */
export const texts = defineMessages('server.billing', {
  invoice: 'Invoice {number}',
  paid: 'This invoice is already paid.',
  underWay: 'This invoice is being paid. The bank has not answered yet.',
});
