import { common, defineMessages } from '@jackfield/runtime';

export const feedbackMessages = defineMessages('kit.feedback', {
  region: common.notifications,
  dismiss: 'Dismiss',
});
