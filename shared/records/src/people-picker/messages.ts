import { defineMessages } from '@jackfield/runtime';

export const pickerMessages = defineMessages('records.picker', {
  chosen: '{name}, chosen',
  gone: 'Deleted',
  teammate: 'Choose a user',
  team: 'Choose a team',
});
