import { common, defineMessages } from '@jackfield/runtime';

export const tabMessages = defineMessages('numbers.tabs', {
  numbers: common.companyNumbers,
  away: 'Someone is away…',
  planned: 'Planned changes',
  plannedCount: '{count, plural, one {# change to come} other {# changes to come}}',
  calendar: 'Calendar',
  texting: 'Texting status',
});
