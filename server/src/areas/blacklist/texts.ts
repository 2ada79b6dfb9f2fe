import { defineMessages } from '@jackfield/texts';

/** What the server says of blocked numbers and countries. */
export const texts = defineMessages('server.blacklist', {
  blockedAgain: '{name} is on the list again.',
  fileCode: 'Code',
  fileCountry: 'Country',
  fileNumber: 'Number',
  fileType: 'Type',
});
