import { defineMessages } from '@jackfield/texts';

/** What the server says of blocked numbers and countries. */
export const texts = defineMessages('server.blacklist', {
  fileCode: 'Code',
  fileCountry: 'Country',
  fileNumber: 'Number',
  fileType: 'Type',
});
