import { defineMessages } from '@jackfield/texts';

/** Heads and words of the file of rates. */
export const texts = defineMessages('server.rateDeck', {
  fileCountry: 'Country',
  fileCodes: 'Dialing codes',
  fileLowest: 'Lowest rate',
  fileHighest: 'Highest rate',
  fileCurrency: 'Currency',
  fileAllowed: 'Allowed',
  yes: 'Yes',
  no: 'No',
});
