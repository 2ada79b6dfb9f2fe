import { defineMessages } from '@jackfield/texts';

/** What the page of bills says, and what all pages beside the portal do. */
export const texts = defineMessages('server.payments', {
  back: 'Back to {portal}',

  portalTitle: 'Billing portal',
  owed: 'To pay',
  nothingOwed: 'Nothing is owed. Thank you.',
  due: 'Due {date}',
  issued: 'From {date}',
  pay: 'Pay {amount}',
  payOf: 'Pay {amount} for {number}',
  underWay: 'Payment processing',
  confirm: 'Confirm payment',
  cards: 'Cards',
  noCards: 'None yet. Add a card to pay.',
  ending: '{brand} ending {last4}',
  expires: 'Expires {date}',
  isDefault: 'Default',
  addCard: 'Add card',
  manageCards: 'Manage cards',
  charges: 'Payments are charged to the default card, each invoice once.',
  chargesChosen: 'Each invoice is charged once.',
  payWith: 'Card to pay with',
  paidNow: 'The invoice is paid.',
  underWayNow: 'The bank has not answered yet. The invoice is updated when it does.',
  unconfirmedNow: 'Your bank wants to be sure that it is you. Confirm the payment to finish it.',
  cardSaved: 'The card is saved.',

  goneTitle: 'This page is no longer open',
  goneText: 'It is open for one hour. Go back to {portal} and open it again.',
  failedTitle: 'This did not work',
  failedText: 'The payment provider could not be reached. Try again in a minute.',
});
