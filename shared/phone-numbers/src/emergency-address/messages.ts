import { defineMessages } from '@jackfield/runtime';

export const emergencyMessages = defineMessages('phoneNumbers.emergency', {
  noneText: 'Without an address, the 911 operator must ask where to send help.',
  add: 'Add address',
  apply: 'Use address',
});
