import { defineMessages } from '@jackfield/texts';

/** What the server says of desk phones for sale. */
export const texts = defineMessages('server.deskphones', {
  colour: 'Sixteen lines, color screen, Wi-Fi and Bluetooth. For a desk.',
  compact: 'Two lines, small screen. For a kitchen, a corridor or a waiting room.',
  conference: 'Picks up voices up to 6 m (20 ft) away. For a meeting room.',
  invoice: 'Desk phones, invoice {number}',
  notForSale: 'This desk phone is not for sale.',
  refund: 'Refund: {phones}',
  touch: '7-inch touchscreen. For a reception that transfers many calls.',
});
