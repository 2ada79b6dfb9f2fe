import { defineMessages } from '@jackfield/texts';

/** What the server says of the status of accounts. */
export const texts = defineMessages('server.support', {
  reasonRequired: 'The reason field is required.',
});
