import { defineMessages } from '@jackfield/texts';

/** What lines of invoices are called, and why a price is refused. */
export const texts = defineMessages('server.invoicing', {
  changed: 'The price changed to {price}. Check it and confirm.',
  user: '{count, plural, one {User} other {Users}}',
  localNumber: '{count, plural, one {Local number} other {Local numbers}}',
  tollFreeNumber: '{count, plural, one {Toll-free number} other {Toll-free numbers}}',
  brand: 'Brand registration',
  campaign: 'Campaign registration',
  vetting: 'Vetting',
  chargeCheck: 'Card check',
  named: '{what} {name}',
});
