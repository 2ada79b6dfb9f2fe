import { defineMessages } from '@jackfield/texts';

/** What the server says of company numbers. */
export const texts = defineMessages('server.companyNumbers', {
  defaultStays: 'The default company number cannot be deleted.',
  trialRoom:
    'Your trial has room for {room} of these {numbers} phone numbers. End the trial to add more.',
});
