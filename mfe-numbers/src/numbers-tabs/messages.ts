import { common, defineMessages } from '@jackfield/runtime';

export const tabMessages = defineMessages('numbers.tabs', {
  numbers: common.companyNumbers,
  away: 'Plan an absence…',
  planned: 'Planned changes',
  plannedCount: '{count, plural, one {# change to come} other {# changes to come}}',
  calendar: 'Calendar',
  texting: 'Texting status',
});
