import { defineMessages } from '@jackfield/texts';

/** What the server says of calls that are tried. */
export const texts = defineMessages('server.scenarios', {
  timeOver: 'Choose a time in the future.',
});
