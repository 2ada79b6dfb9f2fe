import { defineMessages } from '@jackfield/texts';

/** What the server says of teams. */
export const texts = defineMessages('server.team', {
  didNotAnswer: 'Choose another team: this one did not answer.',
  isClosed: 'Choose another team: this one is closed.',
  memberUnavailable: 'A user of the list is not available any more.',
  nobodyLeft: 'Nobody of this team is a user of the account any more.',
});
