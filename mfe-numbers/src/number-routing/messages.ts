import { defineMessages } from '@jackfield/runtime';

export const routingMessages = defineMessages('numbers.routing', {
  callHandlingOpenHour: 'While open',
  openText: 'Where calls go during the business hours.',
  callHandlingClosedHour: 'While closed',
  closedText: 'Where calls go outside the business hours.',
});
