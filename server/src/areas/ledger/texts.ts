import { defineMessages } from '@jackfield/texts';

/** What transactions are called, and heads of their file. */
export const texts = defineMessages('server.ledger', {
  addedBy: 'Added by {name}',
  broughtForward: 'Balance brought forward',
  callsOf: 'Calls and messages, {day}',
  cardGone: 'This card no longer exists. Choose another one.',
  fileAmount: 'Amount',
  fileBalance: 'Balance',
  fileCard: 'Card',
  fileCurrency: 'Currency',
  fileDate: 'Date ({zone})',
  fileDescription: 'Description',
  fileStatus: 'Status',
  fileType: 'Type',
});
