import { defineMessages } from '@jackfield/texts';

/** What the server says of messages. */
export const texts = defineMessages('server.voicemail', {
  takenBy: '{name} took this a moment ago.',
  recipientGone: 'Somebody on the list is no longer available.',
});
