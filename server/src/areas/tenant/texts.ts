import { defineMessages } from '@jackfield/texts';

/** What the server says of what a trial limits. */
export const texts = defineMessages('server.tenant', {
  trialCompanies:
    'Your trial allows up to {count, plural, one {{count} company number} other {{count} company numbers}}. End the trial to add more.',
  trialCompanyNumbers:
    'Your trial allows up to {count, plural, one {{count} phone number of the company} other {{count} phone numbers of the company}}. End the trial to add more.',
  trialDevices:
    'Your trial allows up to {count, plural, one {{count} desk phone} other {{count} desk phones}}. End the trial to add more.',
  trialUserNumbers:
    'Your trial allows up to {count, plural, one {{count} phone number of users} other {{count} phone numbers of users}}. End the trial to add more.',
  trialUsers:
    'Your trial allows up to {count, plural, one {{count} user} other {{count} users}}. End the trial to add more.',
});
