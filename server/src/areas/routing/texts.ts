import { defineMessages } from '@jackfield/texts';

/** What the server says of changes of the routing. */
export const texts = defineMessages('server.routing', {
  impact:
    '{count, plural, one {Callers of {count} number will notice a difference.} other {Callers of {count} numbers will notice a difference.}}',
  notPast: 'Choose a time in the past.',
});
