import { defineMessages } from '@jackfield/texts';

/** What lines of invoices are called, and why a price or a purchase is refused. */
export const texts = defineMessages('server.invoicing', {
  changed: 'The price changed to {price}. Check it and confirm.',
  keyBuysNothing:
    'This key may not spend. Give programs that buy something a key with a monthly cap.',
  keyCapReached:
    'This costs {price}, and the key has spent {spent} of its {cap} this month. Make a key with a higher cap.',
  user: '{count, plural, one {User} other {Users}}',
  localNumber: '{count, plural, one {Local number} other {Local numbers}}',
  tollFreeNumber: '{count, plural, one {Toll-free number} other {Toll-free numbers}}',
  brand: 'Brand registration',
  campaign: 'Campaign registration',
  vetting: 'Vetting',
  chargeCheck: 'Card check',
  textPart: '{count, plural, one {Part of a text} other {Parts of texts}}',
  named: '{what} {name}',
});
