import { defineMessages } from '@jackfield/texts';

/** Heads of the file of usage. */
export const texts = defineMessages('server.usage', {
  fileAmount: 'Amount',
  fileCurrency: 'Currency',
  fileDate: 'Date (UTC)',
  fileDirection: 'Direction',
  fileDuration: 'Duration (seconds)',
  fileFrom: 'From',
  fileOutcome: 'Outcome',
  fileRate: 'Rate',
  fileTakenBy: 'Taken by',
  fileTo: 'To',
  fileType: 'Type',
  fileUnits: 'Units',
  fileUser: 'User',
});
