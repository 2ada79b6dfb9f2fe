import { defineMessages } from '@jackfield/runtime';

export const summaryMessages = defineMessages('kit.summary', {
  failed: 'This could not be loaded',
});
