import { defineMessages } from '@jackfield/texts';

/** What is said of numbers that come by Telnyx, beside what it says itself. */
export const texts = defineMessages('server.telnyxPorting', {
  signed: 'Signed electronically by {signedName} on {day}.',
  stays: 'The other carrier didn’t let this number go.',
});
