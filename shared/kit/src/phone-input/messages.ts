import { defineMessages } from '@jackfield/runtime';

export const phoneMessages = defineMessages('kit.phone', {
  country: 'Country of the number',
  option: '{country} +{prefix}',
  tooLong: 'This number has too many digits.',
  extension: 'Enter the number without its extension.',
  shortened: 'The spreadsheet shortened this number. Enter all its digits.',
});
