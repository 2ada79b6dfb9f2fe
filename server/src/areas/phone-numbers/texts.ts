import { defineMessages } from '@jackfield/texts';

/** What the server says of phone numbers. */
export const texts = defineMessages('server.phoneNumbers', {
  campaignEnded: '{number} can no longer text: its campaign has ended.',
  defaultStays: 'Make another number the default before you delete this one.',
  lastStays: 'To delete the last phone number, delete its company number.',
  numberUnavailable: '{number} is no longer available.',
  prefixUnknown: 'The prefix must be one of {prefixes}.',
  refund: 'Refund: {number}, which its provider did not sell',
  tooManyReserved: 'You have reached the maximum of {maximum} reserved numbers.',
  typeUnavailable: 'This number type is not available in this country.',
});
