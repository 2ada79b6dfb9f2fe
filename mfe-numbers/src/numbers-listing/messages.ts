import { common, defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('numbers.listing', {
  things: 'company numbers',
  search: 'Search name or number…',

  numbers: 'Numbers',
  openHours: 'Open hours',
  closedHours: 'Closed hours',
  loses: 'Calls drop: open the call routing check',
  planned: 'A change is planned for {when}',
  losesOf: 'Calls to {name} drop: open the call routing check',

  message: 'Message',
  ivr: 'IVR menu',
  alwaysOpen: 'Always open',
  notUsed: 'Not used',

  trialLimit:
    'Your trial allows up to {n} {n, plural, one {company number} other {company numbers}}. End the trial to add more.',
  nameHint: 'For example Front desk or Billing',
  addIntro: 'Callers reach the company number under this phone number.',
  added: common.isAdded,
  keepsDefault: 'The default company number cannot be deleted.',
  deleteEffect:
    '{count, plural, =0 {It has no phone number.} one {Its phone number is released.} other {Its # phone numbers are released.}}',
  deleteHeld:
    '{count, plural, one {Its phone number is held for you until {when}, then it is released.} other {Its # phone numbers are held for you until {when}, then they are released.}}',
  deleteKept: 'It can be restored for 30 days.',
  deletedHeld:
    '{name} deleted. {count, plural, one {Its phone number is} other {Its # phone numbers are}} held until {when}.',

  emptyTitle: 'No company number available',
  emptyText:
    'Company numbers are the numbers that customers call. Each one rings users, teams or a menu, by open and closed hours.',
  noMatchText:
    'Searched names and numbers in all {count, plural, one {# company number} other {# company numbers}}.',
  deniedTitle: 'You do not have access to company numbers',
});
