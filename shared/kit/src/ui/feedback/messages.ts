import { defineMessages } from '@jackfield/runtime';

export const feedbackMessages = defineMessages('kit.feedback', {
  region: 'Notifications',
  dismiss: 'Dismiss',
});
