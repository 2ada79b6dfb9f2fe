import { defineMessages } from '@jackfield/runtime';

export const trialMessages = defineMessages('phoneNumbers.trial', {
  limit:
    'Your trial allows up to {n} {n, plural, one {phone number} other {phone numbers}} of {owner, select, company {the company} other {users}}. End the trial to add more.',
});
