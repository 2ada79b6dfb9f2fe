import { defineMessages } from '@jackfield/runtime';

export const historyMessages = defineMessages('records.history', {
  list: 'Changes, newest first',
  more: 'Show earlier changes',
  loading: 'Loading changes…',
  failed: 'The history could not be loaded',
  empty: 'Nothing has changed yet',
  emptyText: 'Every change appears here with the name of who made it.',
  title: 'History of {name}',
  onBehalfOf: '{actor} as {person}',
  restoreOf: 'Restore the version before the change by {who}, {when}',
  restoreTitle: 'Restore the earlier version?',
  restoreText:
    'Returns {name} to how it was before the change of {when}. Later changes of the same fields are undone too. The history keeps everything.',
  restoreOne:
    'Undoes what was changed on {when} and keeps later changes of {name}. The history keeps everything.',
  reach: 'How far to go back',
  reachAll: 'This change and all later ones',
  reachOne: 'This change only',
  restoreWhole: 'Brings back what was deleted on {when}.',
  restored: 'Earlier version restored',
});
