import { defineMessages } from '@jackfield/runtime';

export const blacklistMessages = defineMessages('numbers.blacklist', {
  inboundList: 'the inbound blacklist',
  outboundList: 'the outbound blacklist',
  title: 'Blacklist',
  lists: 'Lists',
  things: 'blocked numbers',
  search: 'Search number or country…',
  searchInbound: 'Search number…',
  searchShort: 'Search blacklist',

  allNumbers: 'All numbers',

  emptyOutbound: 'Nothing is blocked',
  emptyOutboundText: 'Nobody in your account can call numbers and countries on this list.',
  emptyInbound: 'No caller is blocked',
  emptyInboundText: 'Calls from numbers on this list are turned away before a phone rings.',
  noMatchText: 'Searched {count, plural, one {# entry} other {all # entries}} of this list.',
  deniedTitle: 'You do not have access to the blacklist',

  deleteManyTitle: 'Delete {count, plural, one {# entry} other {# entries}}?',
  deleteManyText:
    'Are you sure you want to delete {count, plural, one {# entry} other {# entries}}?',
  deleteConfirm: 'Delete {count, plural, one {entry} other {# entries}}',
  deleted: '{count, plural, one {Deleted.} other {# entries deleted}}',

  addOutbound: 'Block outbound calls',
  addInbound: 'Block a caller',
  block: 'Block',
  oneNumber: 'One number',
  wholeCountry: 'All numbers of a country',
  by: 'Blocked by',
  byUnknown: 'Not recorded',
  since: 'Blocked since',
  lastTry: 'Last try',
  noTry: 'No try since',
  blockedOn: 'Blocked by {name}, {when}',
  blockedSince: 'Blocked since {when}',
  triedAt: 'Last try {when}',
  isThere: 'This is already blocked.',
  isBlocked: '{name} blocked',
  save: 'Save entry',
  addEntry: 'Block',
  theirs: 'Someone changed this entry to {name}. Saving replaces it.',

  import: 'Import…',
  importTitle: 'Import numbers',
  importOutboundText:
    'Paste one entry per line, or choose a CSV file: a number, or a country. You review every line before anything is blocked.',
  importInboundText:
    'Paste one number per line, or choose a CSV file. You review every line before anything is blocked.',
  nothing: 'No line contains a number or a country.',
  markThere: 'Already blocked',
  entry: 'Entry',
  addMany: 'Block {count, plural, one {# entry} other {# entries}}',
  leftOut:
    '{count, plural, =0 {All lines can be blocked} one {# line will be skipped} other {# lines will be skipped}}',
  imported: '{count, plural, one {# entry added} other {# entries added}}',
});
