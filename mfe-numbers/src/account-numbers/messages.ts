import { common, defineMessages } from '@jackfield/runtime';

export const numberMessages = defineMessages('numbers.account.numbers', {
  teammate: common.user,
  title: common.phoneNumbers,
  things: 'phone numbers',
  search: 'Search number, label or owner…',

  additional: 'Additional',
  owner: common.owner,
  company: 'Company number',
  type: common.type,
  local: common.local,
  tollFree: 'Toll-Free',
  provider: 'Provider',
  bandwidth: 'Bandwidth',
  localNumber: 'Local Number',
  telnyx: 'Telnyx',
  country: common.country,
  yes: 'Yes',
  no: 'No',
  registration: 'Registration',
  texting: 'Texting',

  registered: 'Registered',
  waiting: 'In review',
  stopped: 'Stopped',
  unregistered: 'Not registered',
  notNeeded: 'Not needed',

  details: common.details,
  emptyTitle: 'No phone number available',
  emptyText: 'Phone numbers of company numbers and users appear here.',
  noMatchText:
    'Searched numbers, labels and owners of {count, plural, one {# number} other {all # numbers}}.',
  deniedTitle: 'You do not have access to phone numbers',
});
