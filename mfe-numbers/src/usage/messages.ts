import { common, defineMessages } from '@jackfield/runtime';

export const usageMessages = defineMessages('numbers.usage', {
  title: 'Usage',
  things: 'calls and messages',
  summary: 'Summary',
  records: 'Calls and messages',

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
  emptyText: 'Calls and messages appear here when they are charged. Choose another period above.',
  noMatchText: 'Searched numbers and users of this period.',
  deniedTitle: 'You do not have access to usage',

  sums: 'Totals',
  count: 'Calls and messages',
  minutes: 'Minutes',
  messages: 'Messages',
  chartOf: '{unit} by day',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  byUser: 'By user',
  byNumber: 'By number',
  largest: 'The {count} with the largest amounts',
  loadFailed: 'Usage could not be loaded',
});
