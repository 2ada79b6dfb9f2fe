import { defineMessages } from '@jackfield/texts';

/** What the server says of phone numbers. */
export const texts = defineMessages('server.phoneNumbers', {
  defaultStays: 'Make another number the default before you delete this one.',
  lastStays: 'To delete the last phone number, delete its company number.',
  prefixUnknown: 'The prefix must be one of {prefixes}.',
  tooManyReserved: 'You have reached the maximum of {maximum} reserved numbers.',
  typeUnavailable: 'This number type is not available in this country.',
});
