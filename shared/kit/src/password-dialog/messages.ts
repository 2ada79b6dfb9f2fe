import { defineMessages } from '@jackfield/runtime';

export const passwordMessages = defineMessages('kit.password', {
  current: 'Current password',
  fresh: 'New password',
  repeat: 'Confirm password',
  wrong: 'The current password is not correct.',
  rule: 'At least 8 characters with upper and lower case, a number and a special character.',
});
