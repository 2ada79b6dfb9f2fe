import { defineMessages } from '@jackfield/texts';

/** What the server says of messages. */
export const texts = defineMessages('server.voicemail', {
  takenBy: '{name} took this a moment ago.',
  recipientGone: 'A user or team on the list is no longer available.',
});
