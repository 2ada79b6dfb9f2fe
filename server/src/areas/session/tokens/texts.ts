import { defineMessages } from '@jackfield/texts';

/** What the server says of sessions. */
export const texts = defineMessages('server.sessionTokens', {
  tokenReused: 'An old refresh token was used again.',
});
