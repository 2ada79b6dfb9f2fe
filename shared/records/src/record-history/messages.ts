import { defineMessages } from '@jackfield/runtime';

export const historyMessages = defineMessages('records.history', {
  list: 'Changes, newest first',
  more: 'Show earlier changes',
  loading: 'Loading changes…',
  failed: 'The history could not be loaded',
  failedText: 'The connection dropped. Nothing was changed.',
  empty: 'Nothing has changed yet',
  emptyText: 'Every change appears here with the name of who made it.',
  title: 'History of {name}',
  onBehalfOf: '{actor} as {person}',
  restoreOf: 'Restore what was before the change of {who}, {when}',
  restoreTitle: 'Restore the earlier version?',
  restoreText:
    'Takes {name} back to what it was before the change of {when}. Later changes of the same fields are undone too. The history keeps all of them.',
  restoreOne:
    'Takes back what was changed on {when} and leaves later changes of {name} as they are. The history keeps all of them.',
  reach: 'How far to go back',
  reachAll: 'This change and all later ones',
  reachOne: 'This change only',
  restoreMedium: 'Brings back what was deleted on {when}.',
  restored: 'Restored.',
});

/** How a change was made, where not in the portal. */
export const viaMessages = defineMessages('records.history.via', {
  ui: 'in the portal',
  api: 'through the API',
  bulk: 'in bulk',
  schedule: 'on schedule',
  system: 'by the system',
  support: 'by support',
});
