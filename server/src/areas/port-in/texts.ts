import { defineMessages } from '@jackfield/texts';

/** What the server says of numbers that come from other carriers. */
export const texts = defineMessages('server.portIn', {
  accountIsNumber: 'That is your phone number. The account number is at the top of the bill.',
  accountUnknown: 'They know no account with this number. Copy it from the bill, digit by digit.',
  alreadyYours: 'This number is already yours.',
  billDateAhead: 'The bill cannot be dated after today.',
  billMissing: 'Upload the last bill of {carrier}.',
  billOld: 'Carriers take a bill for {days} days from its date. Upload a newer one.',
  billTooLarge: 'Maximum file upload size 10MB.',
  billType: 'Upload the bill as PDF, PNG or JPG.',
  cannotMove: 'This number can’t move here. Please contact support.',
  chooseTarget: 'Choose where calls go once this number has moved.',
  consent: 'I have read the letter and may sign it for {billName}.',
  correctFirst: 'Correct every point or leave its number out, then resubmit.',
  currentCarrier: 'the current carrier',
  dateClosed: 'Numbers move on working days. Choose another day.',
  dateRange: 'Choose a day from {earliest} to {latest}.',
  inOrder: 'This number is already in order {order}.',
  letterBody:
    '{billName} authorizes {portal} to move these telephone numbers from {carrier}: {numbers}.',
  letterFees:
    'The contract with {carrier} stays as it is until the numbers have moved. What ends early by the move, and what that costs, is for {billName} to settle.',
  letterMissing: 'Sign the letter of authorization.',
  letterOutdated: 'The letter no longer matches this order. Sign it again.',
  letterRight:
    '{contactName} may decide about these numbers for {billName}, and allows {carrier} to give {portal} what the move needs, such as account number and service address.',
  letterTitle: 'Letter of authorization',
  meansName: 'They have another name. Copy it from the bill, with Inc. or LLC.',
  meansOther: 'Ask your carrier what they have, and enter it here the same way.',
  meansOtherAddress: 'They list this number at another address, most likely at another office.',
  meansPin: 'The account has another PIN or passcode. Your carrier tells it to the account holder.',
  meansProtected:
    'This number is protected. Ask your carrier to turn the protection off and start a new order for it, or leave it out.',
  meansUnit: 'Their address names a suite, a unit or a floor. Copy it from the bill.',
  notHere: 'Enter a number in the USA or Canada.',
  notServed: 'We don’t serve this area yet.',
  oneStays: 'One number has to stay. Cancel the order instead.',
  otherField: 'This point is about another field.',
  otherCarrier:
    '{number} is with {other}, the others are with {carrier}. Start another order for it.',
  peopleTarget: 'Only someone who can change users can give a number to a user.',
  servedHere: 'This number is already with us. If it is yours, please contact support.',
  signAs: 'Type the name as the letter shows it: {contactName}.',
  takenHere: 'This number belongs to another account here. Please contact support.',
  targetGone: 'Where calls were to go no longer exists. Choose again.',
  tollFree: 'Toll-free numbers move another way. Please contact support.',
  tooLate: 'It is too late to cancel: the numbers are about to move.',
  unknown: 'This number is not in service.',
});
