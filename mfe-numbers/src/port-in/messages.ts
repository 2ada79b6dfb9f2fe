import { common, defineMessages } from '@jackfield/runtime';

export const portMessages = defineMessages('numbers.portIn', {
  title: 'Port numbers in',
  order: 'Order {name}',
  of: '{count, plural, one {# number} other {# numbers}} from {carrier}',
});

export const stateMessages = defineMessages('numbers.portIn.state', {
  draft: 'Draft',
  waiting: 'Waiting',
  rejected: 'Rejected',
  dated: 'Date set',
  moving: 'Moving',
  partlyDone: 'Partly done',
  accepted: 'Accepted',
  moved: 'Moved',
  notMoved: 'Not moved',
  leftOut: 'Stays there',
});

export const listMessages = defineMessages('numbers.portIn.list', {
  begin: 'Port numbers in',
  failed: 'Your orders could not be loaded',
  empty: 'Bring your numbers with you',
  emptyText:
    'Have the last bill of your current carrier ready. You sign the letter of authorization here, and your numbers move on a working day, about 5 working days after you send the order. Until then everything works as it does today.',
  order: 'Order',
  noDate: 'No date yet',
  wanted: 'Requested for {day}',
  toCorrect: '{count, plural, one {# point to correct} other {# points to correct}}',
});

export const formMessages = defineMessages('numbers.portIn.form', {
  title: 'New order',
  draftOf: '{count, plural, one {# number} other {# numbers}} to port in',
  firstNote: 'Step 1 of {all}. Nothing is sent before the last step.',
  send: 'Send order',
  isSent: 'Order {name} sent',
  delete: 'Delete draft…',
  notSaved: 'Not saved on the server yet',
  notSavedText: '{reason} What you typed is kept in this browser and saved with the next step.',
  merged: 'Someone else saved this draft',
  mergedText: 'You see their changes and yours. Check them, then go on.',
  numbers: common.phoneNumbers,
  numbersAsks: 'Which numbers move',
  numbersTitle: 'Which numbers do you want to move?',
  numbersIntro: 'One order is for numbers of one carrier. Start another for the rest.',
  wholeAccount:
    'Add every number of that account. Your carrier may switch off any that stay, so ask them first if one has to.',
  add: 'Add numbers',
  addHint: 'One or more, separated by commas or lines',
  unreadable: '“{text}” is not a phone number. Check it and add it again.',
  needsNumber: 'Add at least one number.',
  tooMany: 'An order can have up to {most} numbers. Start another order for the rest.',
  chosen: 'Numbers of this order',
  checking: 'Checking…',
  canMove: 'Can move, from {carrier}',
  cannotMove: 'Can’t move: {reason}',
  notChecked: 'We could not check these numbers',
  removeFirst: 'Remove the numbers that can’t move to go on.',
  twoCarriers:
    'These numbers are with {carriers}. Keep those of one carrier, and start another order for the rest.',
  account: 'Current carrier',
  accountAsks: 'As on the bill',
  accountTitle: 'Who are you at your current carrier?',
  accountIntro:
    'Copy everything exactly as on the bill. Carriers reject an order for one wrong letter.',
  accountNumber: 'Account number',
  accountNumberHint: 'At the top of the bill. It is not your phone number.',
  pin: 'PIN or passcode',
  pinHint: 'Only if your carrier gave you one for moving numbers',
  pinKept: 'Saved. Type another one to change it.',
  pinState: 'Saved',
  name: 'Name on the bill',
  contactName: 'Who signs the letter',
  contactNameHint: 'Someone who may decide about the account',
  serviceAddress: 'Service address',
  serviceAddressNote: 'Where the numbers are in use, as on the bill',
  filled: 'This is your company’s address. Change it if the bill shows another one.',
  calls: common.callHandling,
  callsAsks: 'Where calls go',
  callsTitle: 'Where do calls go once the numbers have moved?',
  callsIntro: 'Set it up now, and calls arrive there from the first minute.',
  callsTo: 'Calls go to',
  toCompany: 'A company number',
  toNew: 'A new company number',
  toUser: common.user,
  companyNumber: 'Company number',
  newName: 'Name of the new number',
  needsTarget: 'Choose where calls go.',
  same: 'Use this for all {count} numbers',
  callsDone: '{count, plural, one {# number} other {# numbers}} set up',
  bill: 'Bill',
  billAsks: 'The last one',
  billTitle: 'Add your last bill',
  billIntro:
    'A PDF, PNG or JPG of up to 10 MB with name, address and account number on it. Carriers accept bills of the last {days} days.',
  billDate: 'Date on the bill',
  billFile: 'File of the bill',
  chooseBill: common.chooseFile,
  replaceBill: 'Choose another file…',
  noFile: 'No file chosen',
  upload: common.upload,
  uploading: '{name} is being uploaded',
  needsFile: 'Choose the file of the bill.',
  needsBill: 'Upload the bill to go on.',
  billWrongType: 'Choose a PDF, PNG or JPG file.',
  billTooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  billAdded: 'Bill added',
  letter: 'Letter',
  letterAsks: 'Read and sign',
  letterTitle: 'Sign the letter of authorization',
  letterIntro: 'It tells your current carrier that you allow the move.',
  needsSignature: 'Sign the letter to go on.',
  date: common.date,
  dateAsks: 'Choose it and send',
  dateTitle: 'When should the numbers move?',
  dateIntro: 'Your carrier confirms the day. Check everything once more before you send it.',
  help: 'Good to know',
  helpNumbers:
    'Keep your contract until the numbers have moved. If you cancel it before, you can lose them.',
  helpAccount:
    'If the bill shows several addresses, take the service address, not the one where the bill is sent.',
  helpCalls: 'You can change call handling at any time, also after the numbers have moved.',
  helpBill:
    'A photo of the page with account number, name and address is fine if it is easy to read.',
  helpLetter:
    'If you change the numbers or the name later, you will need to sign the letter again.',
  helpDate: 'It takes about 15 minutes on the day, and you can cancel until the day before.',
  cost: 'Moving is free. After that, {count, plural, one {the number costs} other {the # numbers cost}} {price} a month with tax.',
  costAfterTrial:
    'Moving is free. After your trial, {count, plural, one {the number costs} other {the # numbers cost}} {price} a month with tax.',
  costFailed: 'The price could not be loaded',
  billWord: 'Have your bill at hand',
});

export const dateMessages = defineMessages('numbers.portIn.date', {
  label: 'Day of the move',
  hint: 'Numbers move on working days. The earliest is {day}.',
  none: 'No day is available at the moment. Try again tomorrow.',
  tooEarly: 'Your carrier needs some days to prepare. The earliest day is {day}.',
  tooLate: 'The last day you can choose is {day}.',
  closed: 'Numbers don’t move on weekends and holidays. The next working day is {day}.',
});

export const letterMessages = defineMessages('numbers.portIn.letter', {
  letter: 'Letter of authorization',
  letterFor: 'Letter for {carrier}',
  failed: 'The letter could not be loaded',
  signature: 'Your full name',
  signatureHint: 'Signs as {name}',
  sign: 'Sign letter',
  signAsk: 'Sign letter…',
  isSigned: 'Letter signed',
  signedBy: 'Signed by {name}',
  signedOn: 'Signed {day}',
  unsigned: 'Not signed yet',
  notCurrent: 'Signed {day}, before the last changes',
  changed: 'Sign the letter again',
  changedText: 'The order has changed since you signed.',
});

export const orderMessages = defineMessages('numbers.portIn.order', {
  sent: 'Sent {day}',
  sentBy: 'Sent {day} by {name}',
  cancelAsk: 'Cancel order…',
  cancelShort: 'Cancel…',
  cancelTitle: 'Cancel order {name}?',
  cancel: 'Cancel order',
  keep: 'Keep order',
  cancelText:
    '{count, plural, one {The number stays} other {The numbers stay}} with {carrier}, and calls go on as today. You can start another order at any time.',
  isCancelled: 'Order {name} cancelled',
  whereItStands: 'Where it is now',
  documents: 'Documents',
  billDates: 'Dated {day}, valid until {until}',
  untilThen: 'Until then',
  untilThenText:
    'Keep your contract with {carrier}. Calls still arrive there. If you cancel early, you can lose the numbers.',
  numbers: 'Numbers',
  callsGoTo: 'Calls will go to',
  noTarget: 'No longer exists',
  newNumber: '{label} (new)',
  takeIn: 'Port it after all',
});

export const standingMessages = defineMessages('numbers.portIn.standing', {
  rejected:
    'Rejected: {count, plural, one {# detail is not the one} other {# details are not the ones}} on your bill',
  correct: 'Correct {count, plural, one {# more point} other {# more points}}, then resubmit.',
  allDone: 'All points are corrected.',
  signAgain: 'Your corrections changed the letter. Sign it again, then resubmit.',
  earliest: 'It is free, and the earliest new date is {day}.',
  resubmit: 'Resubmit',
  resubmitTitle: 'Resubmit the order',
  isSent: 'Sent to {carrier}',
  waiting: 'Waiting for {carrier}',
  waitingText:
    'They compare the details with your account, usually within 3 working days. We email you when they answer.',
  dated: '{count, plural, one {Your number moves} other {Your numbers move}} {when}',
  datedText: 'It takes about 15 minutes, and you don’t need to do anything.',
  cancelUntil: 'You can cancel until {day}.',
  moving: 'Your numbers are moving now',
  movingText: 'It takes about 15 minutes. Each number rings here as soon as it has moved.',
  done: 'All numbers have moved',
  doneText: 'You can end your contract with {carrier} now.',
  partlyDone: 'Some numbers have not moved',
  partlyDoneText:
    'They are still with {carrier}. Keep that contract, and start a new order for them.',
  cancelled: 'This order was cancelled',
  cancelledText: 'The numbers are still with {carrier}.',
});

export const pointMessages = defineMessages('numbers.portIn.points', {
  title: 'Correct these',
  progress: '{done} of {all} done',
  corrected: 'Corrected',
  isLeftOut: 'Stays there',
  sent: 'You sent',
  says: 'They say',
  means: 'It means',
  undoOf: 'Undo: {title}',
  ofNumber: '{field} of {number}',
  saveCorrection: 'Save correction',
  pinKept: 'Saved. Type another one to change it.',
  showBill: 'Show the bill',
  leaveOutAsk: 'Leave this number out…',
  leaveOutTitle: 'Leave {number} out?',
  leaveOut: 'Leave out',
  leaveOutText:
    'The number stays with {carrier}, and the other numbers of the order move without it. You can undo this until you resubmit.',
});

export const pointFieldNames = defineMessages('numbers.portIn.fields', {
  accountNumber: 'Account number',
  pin: 'PIN or passcode',
  billName: 'Name on the bill',
  contactName: 'Who signs the letter',
  serviceAddress: 'Service address',
  number: common.number,
});

/** States of a porting order. Other languages let a state agree with what has it: words of the common catalogue cannot. */
export const portStates = defineMessages('numbers.portStates', {
  done: 'Done',
  cancelled: 'Cancelled',
});

export const pathMessages = defineMessages('numbers.portIn.path', {
  signed: 'Letter signed',
  billAdded: 'Bill added',
  submitted: 'Sent to {carrier}',
  rejected: 'Rejected',
  dated: 'Date confirmed',
  moving: 'Numbers began to move',
  done: 'All numbers moved',
  partlyDone: 'Some numbers moved',
  cancelled: portStates.cancelled,
  by: '{when}, by {name}',
  youCorrect: 'You correct {count, plural, one {# more point} other {# more points}}',
  youResubmit: 'You resubmit the order',
  yours: 'Your move',
  yoursFor: 'Your move, for {count, plural, one {# day} other {# days}}',
  theyConfirm: 'They confirm the date',
  theyConfirmNote: 'Within 3 working days',
  numbersMove: 'Numbers move',
  earliest: '{day} at the earliest, takes about 15 minutes',
  takes: '{when}, takes about 15 minutes',
  testCall: 'A test call arrives on each number',
  textingMoves: 'Texting moves',
  textingNote: 'Up to 3 days later',
});
