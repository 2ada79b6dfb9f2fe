import { defineMessages } from '@jackfield/texts';

/** What the server says of saved views. */
export const texts = defineMessages('server.listView', {
  nameTaken: 'This name is taken.',
});
