import { defineMessages } from '@jackfield/texts';

/** What the server says of planned changes. */
export const texts = defineMessages('server.plannedChanges', {
  afterBack: 'Choose a time before it changes back.',
  backBeforeStart: 'Choose a time after the change.',
  changedElse: '{who} changed this after it was planned.',
  gone: '{name} was deleted.',
  inPast: 'Choose a time in the future.',
  notSaved: 'It could not be saved on time.',
  nothingChanges: 'Nothing would change: it is already like this, or already planned.',
  startNotSaved: 'The change that it undoes is not saved yet.',
  somebody: 'Someone',
  tooFar: 'Choose a time within the next year.',
});
