import { defineMessages } from '@jackfield/runtime';

export const numberMessages = defineMessages('numbers.account.numbers', {
  title: 'Numbers',
  things: 'phone numbers',
  search: 'Search number, label or owner…',
  searchShort: 'Search numbers',

  number: 'Number',
  label: 'Label',
  noLabel: 'None',
  owner: 'Owner',
  company: 'Company number',
  teammate: 'User',
  type: 'Type',
  local: 'Local',
  tollFree: 'Toll-Free',
  provider: 'Provider',
  bandwidth: 'Bandwidth',
  localNumber: 'Local Number',
  country: 'Country',
  default: 'Default',
  yes: 'Yes',
  no: 'No',
  registration: 'Registration',

  registered: 'Registered',
  waiting: 'In review',
  stopped: 'Stopped',
  unregistered: 'Not registered',
  notNeeded: 'Not needed',

  details: 'Details',
  copy: 'Copy {number}',
  emptyTitle: 'No phone number available',
  emptyText: 'Phone numbers of company numbers and users appear here.',
  noMatchText:
    'Searched numbers, labels and owners of {count, plural, one {# number} other {all # numbers}}.',
  deniedTitle: 'You do not have access to phone numbers',
});
