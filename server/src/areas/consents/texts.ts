import { defineMessages } from '@jackfield/texts';

/** What the server says of consents, and the heads of their file. */
export const texts = defineMessages('server.consents', {
  optedOut: 'This person opted out. Only they can come back, with START.',
  inFuture: 'Choose a time in the past.',
  fileNumber: 'Number',
  fileState: 'State',
  fileKind: 'Kind',
  fileSource: 'Source',
  fileTime: 'Time ({zone})',
  fileEvidence: 'Evidence',
  fileBy: 'Entered by',
  stopped: '{brand}: you will get no more texts from us. Reply START to get them again.',
  started: '{brand}: you get our texts again. Reply HELP for help, STOP to end them.',
  help: '{brand}: for help, call this number. Reply STOP to end our texts.',
});
