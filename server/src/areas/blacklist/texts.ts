import { defineMessages } from '@jackfield/texts';

/** What the server says of blocked numbers and countries. */
export const texts = defineMessages('server.blacklist', {
  countryRequired: 'The country field is required.',
  fileCode: 'Code',
  fileCountry: 'Country',
  fileNumber: 'Number',
  fileType: 'Type',
  numberInvalid: 'This phone number format is not valid.',
});
