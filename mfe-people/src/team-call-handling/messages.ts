import { common, defineMessages } from '@jackfield/runtime';

export const routingMessages = defineMessages('teams.routing', {
  callHandlingOpenHour: 'Open hours',
  openText: 'Where calls go while the team is open.',
  missedCallHandling: common.missedCalls,
  missedText: 'Where unanswered calls go, and calls outside the business hours.',
});
