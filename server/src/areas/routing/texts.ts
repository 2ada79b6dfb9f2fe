import { defineMessages } from '@jackfield/texts';

/** What the server says of changes of the routing. */
export const texts = defineMessages('server.routing', {
  impact:
    '{count, plural, one {Callers of {count} number are affected.} other {Callers of {count} numbers are affected.}}',
  notPast: 'Choose a time in the past.',
});
