import { defineMessages } from '@jackfield/runtime';

export const leaveMessages = defineMessages('records.leave', {
  title: 'Leave without saving?',
  question: 'You have unsaved changes. Leave this page?',
  stay: 'Stay',
  leave: 'Leave page',
});
