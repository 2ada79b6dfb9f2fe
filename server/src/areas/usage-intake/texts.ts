import { defineMessages } from '@jackfield/texts';

/** What charged usage is called among the transactions. */
export const texts = defineMessages('server.usageIntake', {
  callsOf: 'Calls and messages, {day}',
});
