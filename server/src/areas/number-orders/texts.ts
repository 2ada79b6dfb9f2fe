import { defineMessages } from '@jackfield/texts';

/** What the server says of calling names and directory listings. */
export const texts = defineMessages('server.numberOrders', {
  countryWithout: 'Public records are available for USA and Canada numbers only.',
});
