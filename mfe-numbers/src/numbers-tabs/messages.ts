import { defineMessages } from '@jackfield/runtime';

export const tabMessages = defineMessages('numbers.tabs', {
  numbers: 'Numbers',
  planned: 'Planned changes',
  plannedCount: '{count, plural, one {# change to come} other {# changes to come}}',
});
