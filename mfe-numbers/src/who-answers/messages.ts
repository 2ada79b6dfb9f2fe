import { defineMessages } from '@jackfield/runtime';

export const whoMessages = defineMessages('numbers.whoAnswers', {
  ask: 'Who answers…',
  title: 'Who answers',
  when: 'At',
  zone: 'Times in {zone}',
  failed: 'Who answers could not be loaded',
  failedText: 'Calls go on as before.',
});
