import { defineMessages } from '@jackfield/runtime';

export const ownImpactMessages = defineMessages('callRouting.ownImpact', {
  title: 'Impact on your callers',
  company: 'Calls to company numbers that reach you',
  toNumbers: 'Calls to {numbers}',
  unanswered: 'when you do not answer',
  hears: 'They hear a different greeting.',
  elsewhere: 'The call goes somewhere else.',
});
