import { defineMessages } from '@jackfield/runtime';

export const leaveMessages = defineMessages('records.leave', {
  title: 'Leave without saving?',
  stay: 'Stay',
  leave: 'Leave page',
});
