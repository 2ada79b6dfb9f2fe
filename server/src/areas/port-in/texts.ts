import { defineMessages } from '@jackfield/texts';

/** What the server says of numbers that come from other carriers. */
export const texts = defineMessages('server.portIn', {
  accountIsNumber: 'That is your phone number. The account number is at the top of the bill.',
  accountUnknown: 'They have no account of this number. Copy it from the bill, letter by letter.',
  alreadyYours: 'This number is already yours.',
  billDateAhead: 'The bill cannot be dated after today.',
  billMissing: 'Upload the last bill of {carrier}.',
  billOld: 'Carriers take a bill for {days} days from its date. Upload a newer one.',
  billTooLarge: 'Maximum file upload size 10MB.',
  billType: 'Upload the bill as PDF, PNG or JPG.',
  chooseTarget: 'Choose what calls go to once this number has moved.',
  consent: 'I have read the letter and may sign it for {billName}.',
  correctFirst: 'Correct every point, or leave its number out, then resubmit.',
  dateClosed: 'Numbers move on working days. Choose another day.',
  dateRange: 'Choose a day from {earliest} to {latest}.',
  inOrder: 'Order {order} moves this number already.',
  letterBody:
    '{billName} authorizes {portal} to move these telephone numbers from {carrier}: {numbers}.',
  letterFees:
    'The contract with {carrier} stays as it is until the numbers have moved. What ends early by the move, and what that costs, is for {billName} to settle.',
  letterMissing: 'Sign the letter of authorization.',
  letterOutdated: 'The letter speaks of something else than this order. Sign it again.',
  letterRight:
    '{contactName} may decide about these numbers for {billName}, and allows {carrier} to give {portal} what the move needs, such as account number and service address.',
  letterTitle: 'Letter of authorization',
  meansName: 'Their customer is called otherwise. Copy the name from the bill, with Inc. or LLC.',
  meansOther: 'Ask them what they have, and enter it here as they say it.',
  meansOtherAddress: 'They list this number at another address, most likely at another office.',
  meansPin:
    'Another PIN or passcode protects the account. They tell it to whoever holds the account.',
  meansProtected:
    'They do not let this number go. Ask them to lift the protection and begin a new order for it, or leave it out.',
  meansUnit: 'Their address names a suite, a unit or a floor. Copy it from the bill.',
  notHere: 'Enter a number of the USA or Canada.',
  notServed: 'No carrier of ours serves this area.',
  oneStays: 'One number has to stay. Cancel the order instead.',
  otherField: 'This point is about another field.',
  otherCarrier: '{number} is at {other}, the rest at {carrier}. Make an order of its own for it.',
  peopleTarget: 'Who gives numbers to users has to be allowed to change users.',
  servedHere: 'This number is with us already. If it is yours, write to support.',
  signAs: 'Type the name as the letter shows it: {contactName}.',
  takenHere: 'Someone else has this number here. Write to support.',
  targetGone: 'What calls were to go to is gone. Choose anew.',
  tollFree: 'Toll-free numbers move in another way. Write to support.',
  tooLate: 'It is too late to cancel: the numbers are about to move.',
  unknown: 'No carrier has this number in service.',
});
