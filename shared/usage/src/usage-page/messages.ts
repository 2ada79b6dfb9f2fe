import { common, defineMessages } from '@jackfield/runtime';

export const usageMessages = defineMessages('usage', {
  things: 'calls and messages',
  records: 'Calls and messages',
  recordsOf: 'Calls and messages on {day}',

  spend: 'Spend',
  minutes: 'Minutes',

  allKinds: 'All types',
  voice: 'Calls',
  sms: 'Messages',
  international: 'International',

  search: 'Search number or user…',
  searchShort: 'Search usage',
  direction: 'Direction',
  fromNumber: common.from,
  toNumber: 'To',
  duration: 'Duration',

  emptyTitle: 'No usage in this period',
  emptyText: 'Calls and messages appear here once they are charged. Choose another period above.',
  noMatchText: 'Searched numbers and users of this period.',
  deniedTitle: 'You do not have access to usage',

  sums: 'Totals',
  spendByDay: 'Spend by day',
  minutesByDay: 'Minutes by day',
  messagesByDay: 'Messages by day',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  onlyDay: '{day}: {value}',
  dayWithout: 'Show all days, not only {day}',

  user: 'By user',
  number: 'By number',
  destination: 'By destination',
  noUser: 'No user',
  noCountry: 'Unknown',
  northAmerica: 'USA and Canada',
  minutesOf: '{minutes} min',
  messagesOf: '{count, plural, one {# message} other {# messages}}',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',
  largest: 'The {count} with the largest amounts',
  loadFailed: 'Usage could not be loaded',
});
