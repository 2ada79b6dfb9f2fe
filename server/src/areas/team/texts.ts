import { defineMessages } from '@jackfield/texts';

/** What the server says of teams. */
export const texts = defineMessages('server.team', {
  didNotAnswer: 'Choose another team: this one did not answer.',
  isClosed: 'Choose another team: this one is closed.',
  memberUnavailable: 'A user on the list is no longer available.',
  nobodyLeft: 'None of the members is still a user of the account.',
});
