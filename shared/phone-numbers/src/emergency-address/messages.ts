import { defineMessages } from '@jackfield/runtime';

export const emergencyMessages = defineMessages('phoneNumbers.emergency', {
  title: 'Emergency address',
  none: 'None yet',
  noneText: 'Without an address, the 911 operator must ask where to send help.',
  add: 'Add address',
  change: 'Change',
  remove: 'Remove',
  apply: 'Use address',
});
