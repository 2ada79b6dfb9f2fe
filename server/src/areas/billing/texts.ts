import { defineMessages } from '@jackfield/texts';

/** What the server says of invoices and cards. */
export const texts = defineMessages('server.billing', {
  card: '{brand} ending {last4}',
  cardUnknown: 'This card could not be saved. Enter it once more.',
  invoice: 'Invoice {number}',
  lastCard: 'Pay the open invoices first. This is the only card.',
  paid: 'This invoice is already paid.',
  unpaid:
    'Invoice {number} was not paid for {days, plural, one {{days} day} other {{days} days}} after its payment failed.',
  underWay: 'This invoice is being paid. The bank has not answered yet.',
});
