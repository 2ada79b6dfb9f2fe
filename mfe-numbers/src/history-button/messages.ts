import { defineMessages } from '@jackfield/runtime';

export const historyButtonMessages = defineMessages('numbers.historyButton', {
  history: 'History',
});
