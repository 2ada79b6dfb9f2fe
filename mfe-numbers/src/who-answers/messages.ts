import { defineMessages } from '@jackfield/runtime';

export const whoMessages = defineMessages('numbers.whoAnswers', {
  ask: 'Who answers…',
  title: 'Who answers',
  when: 'At',
  zone: 'Times in {zone}',
  keys: 'Keys of {menu}',
  noMatch: 'No number matches “{search}”',
  failed: 'Who answers could not be loaded',
});
