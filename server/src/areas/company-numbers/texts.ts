import { defineMessages } from '@jackfield/texts';

/** What the server says of company numbers. */
export const texts = defineMessages('server.companyNumbers', {
  campaignEnded: '{number} cannot text any more: its campaign has ended.',
  defaultStays: 'The default company number cannot be deleted.',
  numberUnavailable: '{number} is not available any more.',
  trialRoom:
    'Your trial has room for {room} of these {numbers} phone numbers. End the trial to add more.',
});
