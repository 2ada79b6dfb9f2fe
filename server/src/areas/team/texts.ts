import { defineMessages } from '@jackfield/texts';

/** What the server says of teams. */
export const texts = defineMessages('server.team', {
  didNotAnswer: 'Choose another team: this one did not answer.',
  isClosed: 'Choose another team: this one is closed.',
  memberUnavailable: 'A user on the list is no longer available.',
  ofDirectory:
    'The members of this team come from the directory group “{group}”. Change them there, or let the team go under Integrations, Directory.',
  nobodyLeft: 'None of the members is still a user of the account.',
});
