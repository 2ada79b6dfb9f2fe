import { defineMessages } from '@jackfield/texts';

/** What the server says of planned changes. */
export const texts = defineMessages('server.plannedChanges', {
  afterBack: 'Choose a time before it changes back.',
  backBeforeStart: 'Choose a time after the change itself.',
  changedElse: '{who} changed this after it was planned.',
  gone: '{name} was deleted.',
  inPast: 'Choose a time in the future.',
  notSaved: 'It could not be saved at its time.',
  nothingChanges: 'Nothing would change then: it is so already, or planned.',
  startNotSaved: 'The change that it takes back is not saved yet.',
  somebody: 'Somebody',
  tooFar: 'Choose a time within the next year.',
});
