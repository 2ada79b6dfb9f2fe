import { defineMessages } from '@jackfield/texts';

/** Heads of the file of usage. */
export const texts = defineMessages('server.usage', {
  fileAmount: 'Amount',
  fileCurrency: 'Currency',
  fileDate: 'Date (UTC)',
  fileDirection: 'Direction',
  fileDuration: 'Duration (seconds)',
  fileFrom: 'From',
  fileRate: 'Rate',
  fileTo: 'To',
  fileType: 'Type',
  fileUnits: 'Units',
  fileUser: 'User',
});
