import { defineMessages } from '@jackfield/texts';

/** What the server says of company numbers. */
export const texts = defineMessages('server.companyNumbers', {
  campaignEnded: '{number} can no longer text: its campaign has ended.',
  defaultStays: 'The default company number cannot be deleted.',
  numberUnavailable: '{number} is no longer available.',
  trialRoom:
    'Your trial has room for {room} of these {numbers} phone numbers. End the trial to add more.',
});
