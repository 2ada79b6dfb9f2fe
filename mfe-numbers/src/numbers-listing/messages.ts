import { defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('numbers.listing', {
  title: 'Company numbers',
  things: 'company numbers',
  search: 'Search name or number…',
  searchShort: 'Search numbers',

  name: 'Name',
  numbers: 'Numbers',
  openHours: 'Open hours',
  closedHours: 'Closed hours',
  default: 'Default',
  loses: 'Callers are lost: see the findings',
  defaultNumber: 'Default number',
  tollFree: 'Toll-free',
  noNumbers: 'None',
  moreNumbers: '{count, plural, one {# more number} other {# more numbers}}',
  countNumbers: '{count, plural, one {# number} other {# numbers}}',

  teammate: 'User',
  team: 'Team',
  callgroup: 'Call group',
  number: 'Another number',
  voicemail: 'Voicemail',
  message: 'Message',
  ivr: 'IVR menu',
  alwaysOpen: 'Always open',
  notUsed: 'Not used',

  recentlyDeleted: 'Recently deleted',
  add: 'Add number',
  discardTitle: 'Discard the new number?',
  nameHint: 'What people here call it: Front desk, Billing, Emergency line.',
  phoneNumber: 'Phone number',
  addIntro: 'Callers reach the company number under this phone number.',
  added: '{name} added',
  edit: 'Edit',
  delete: 'Delete…',
  keepsDefault: 'The default company number cannot be deleted.',
  deleteTitle: 'Delete {name}?',
  deleteText: 'Are you sure you want to delete {name}?',
  deleteEffect:
    '{count, plural, =0 {It has no phone number.} one {Its phone number is given up.} other {Its # phone numbers are given up.}}',
  deleteKept: 'It can be restored for 30 days, a phone number only while nobody else has taken it.',
  deleteConfirm: 'Delete number',
  deleted: 'Deleted.',

  copy: 'Copy {number}',
  copied: '{number} copied',
  copyFailed: 'The number could not be copied. Select it and copy it by hand.',

  emptyTitle: 'No company number available',
  emptyText:
    'Company numbers are the numbers that customers call. Each one rings users, teams or a menu, by open and closed hours.',
  noMatchText:
    'Searched names and numbers in all {count, plural, one {# company number} other {# company numbers}}.',
  deniedTitle: 'You do not have access to company numbers',
});
