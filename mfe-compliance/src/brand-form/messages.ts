import { common, defineMessages } from '@jackfield/runtime';

export const brandFormMessages = defineMessages('compliance.brandForm', {
  add: 'Add brand',
  addIntro: 'Carriers want to know who sends texts. This takes about 6 minutes.',
  answerFree: 'Most changes are free',
  correct: 'Correct {name}',

  company: 'Company',
  companyAsks: 'Name, tax ID, website',
  address: 'Address',
  addressAsks: 'Registered office',
  contact: 'Contact',
  contactAsks: 'Who the registry may contact',
  contactVerified: '{name}, phone verified',
  review: 'Review',
  reviewAsks: 'Read, pay {amount}, submit',
  reviewAsksUnpriced: 'Read, pay, submit',
  reviewAsksFree: 'Read and save',
  taxIdEntered: '{label} {taxId}',
  place: '{city}, {state}',

  whoTitle: 'Who is the company?',
  whoIntro:
    'Copy it from IRS letter CP 575 or 147C. One wrong letter is the most common reason for a refusal.',
  companyName: 'Legal company name',
  brandName: 'Brand name',
  brandNameHint: 'The name people know. Sample messages must use it.',
  companyType: 'Company type',
  companyTypeHint: 'Decides what we ask for.',
  ein: 'EIN',
  taxId: 'Tax ID',
  taxCountry: 'Tax country',
  industry: 'Industry',
  website: 'Website',
  stockExchange: 'Stock exchange',
  stockSymbol: 'Stock symbol',
  refusedBefore: 'The registry refused this one.',

  whereFilled:
    'We filled this in from Company Info. Change it if this company is registered elsewhere.',
  whereTitle: 'Where is it registered?',
  whereIntro: 'The address on the same letter. A PO box is refused.',

  answerTitle: 'Who can answer for the company?',
  answerIntro: 'The registry may email or text this person. They need no sign-in here.',
  mobilePhone: 'Mobile phone',
  sendCode: 'Send code',
  notVerified: 'Verify this number with a code.',
  notMobileLandline: 'This is a landline. Use a mobile phone.',
  notMobileVoip: 'This is an app number. Use a mobile phone.',
  notMobileTollfree: 'This is a toll-free number. Use a mobile phone.',
  notMobileUnknown: 'This is not a mobile line. Use a mobile phone.',
  typeCode: 'Type the 6 digits we texted',
  worksUntil: 'Works until {time}. {count, plural, one {# try left} other {# tries left}}.',
  wrongCode: 'That code is not right. {count, plural, one {# try left} other {# tries left}}.',
  noTries: 'Too many tries. Send a new code.',
  expired: 'This code no longer works. Send a new one.',
  noText: 'No text? Check that it is a mobile phone with signal.',
  sendAgain: 'Send again',
  sendAgainIn: 'Send again in {time}',
  verifyFirst: 'Verify the phone to continue.',

  readTitle: 'Read it once as a reviewer would',
  readIntro: 'After you pay, the registry compares every line with public records.',
  readIntroFree: 'These changes are free. The registry does not check again.',
  hasRead: 'I have read every line and it matches our IRS letter',
  saveFree: common.saveChanges,
  street: 'Street',
  cityLine: 'City, state, Zip Code',
  duplicate: 'Another brand of this account has this tax ID.',
  submitted: 'Sent to the registry',

  helpTitle: 'Help',
  findTitle: 'Where do I find this?',
  findText:
    'Line 1 of letter CP 575 is the legal name, letter by letter. No letter at hand? Ask the IRS for a 147C: it comes by fax the same day.',
  findAddress:
    'The office as it is registered with the IRS. A home address is fine if the company has no other; a PO box is not.',
  codeTitle: 'Help with the code',
  codeText:
    'You can get 3 codes an hour. After 5 wrong tries a code stops working; ask for a new one.',
  codeLines:
    'A desk line, a toll-free number or an app number cannot be used here: the registry texts this phone if it has a question.',
  nextTitle: 'What happens next',
  nextText:
    'The registry usually answers within 2 working days. We email you, and this page updates by itself. The fee is not refunded if the registry refuses.',
});
