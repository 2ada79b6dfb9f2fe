import { defineMessages } from '@jackfield/texts';

/** What the pages of the sandbox say. */
export const texts = defineMessages('server.sandbox', {
  test: 'Test payment page. No money moves.',

  cardTitle: 'Card details',
  saveFor: 'Save a card for',
  tokenOnly:
    '{portal} receives a token, the brand, the last 4 digits and the expiry. It never sees the card number.',
  testCards: 'Test cards',
  anyExpiry: 'Any expiry in the future and any 3 digits work.',
  use: 'Use',
  useOf: 'Use the card {number}: {kind}',
  accepted: 'Accepted',
  declined: 'Declined',
  funds: 'Insufficient funds',
  confirmed: 'Asks for confirmation first',
  expired: 'Expired card',
  later: 'Accepted, settles 2 days later',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  code: 'Security code',
  codeHint: '3 digits',
  holder: 'Name on card',
  zip: 'ZIP code',
  postalCode: 'Postal code',
  asDefault: 'Use as the default card',
  save: 'Save card',
  cancel: 'Cancel and go back',
  nothingCharged: 'Nothing is charged today. Afterwards you return to {portal}.',

  numberMissing: 'Enter the card number.',
  numberUnknown: 'This page takes test cards only. Use one from the list.',
  numberDeclined: 'The bank declined this card. Use another card.',
  numberExpired: 'This card has expired. Use another card.',
  expiryWrong: 'Enter month and year, such as 08 / 29.',
  expiryOver: 'This date has passed.',
  codeWrong: 'Enter the 3 digits on the back of the card.',
  holderMissing: 'Enter the name on the card.',
  postalCodeMissing: 'Enter the postal code.',

  confirmTitle: 'Confirm this payment',
  confirmText:
    'Your bank wants to be sure that it is you who pays {amount} to {portal}. A real bank would ask for a code or its app.',
  confirmYes: 'Confirm {amount}',
  confirmNo: 'Refuse',
  decidedTitle: 'This payment is decided',
  decidedText: 'There is nothing left to confirm. Go back to see what came of it.',
});
