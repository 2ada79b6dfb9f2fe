import { defineMessages } from '@jackfield/runtime';

export const reasonMessages = defineMessages('kit.reason', {
  reason: 'Reason',
  optional: 'Reason (optional)',
  required: 'The reason field is required.',
});
