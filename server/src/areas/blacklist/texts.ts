import { defineMessages } from '@jackfield/texts';

/** What the server says of blocked numbers and countries. */
export const texts = defineMessages('server.blacklist', {
  blockedAgain: '{name} is on the list again.',
  fileBlockedBy: 'Blocked by',
  fileCode: 'Code',
  fileCountry: 'Country',
  fileLastTry: 'Last try ({zone})',
  fileNumber: 'Number',
  fileSince: 'Blocked since ({zone})',
  fileType: 'Type',
});
