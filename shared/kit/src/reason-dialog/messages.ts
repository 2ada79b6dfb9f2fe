import { defineMessages } from '@jackfield/runtime';

export const reasonMessages = defineMessages('kit.reason', {
  reason: 'Reason',
  optional: 'Reason (optional)',
});
