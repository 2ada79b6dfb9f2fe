import { defineMessages } from '@jackfield/texts';

/** What the server says of web phones. */
export const texts = defineMessages('server.webPhone', {
  name: 'Web phone',
  nameOn: 'Web phone on {browser}',
});
