import { defineMessages } from '@jackfield/texts';

/** What the server says of desk phones for sale. */
export const texts = defineMessages('server.deskphones', {
  colour: 'Sixteen lines, colour screen, Wi-Fi and Bluetooth. For a desk.',
  compact: 'Two lines, small screen. For a kitchen, a corridor or a waiting room.',
  conference: 'Hears six metres in every direction. For a meeting room.',
  invoice: 'Desk phones, invoice {number}',
  notForSale: 'This desk phone is not for sale.',
  refund: 'Given back: {phones}',
  touch: 'Touch screen of seven inches. For a reception that transfers many calls.',
});
