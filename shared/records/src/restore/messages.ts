import { defineMessages } from '@jackfield/runtime';

export const undoMessages = defineMessages('records.undo', {
  done: 'Taken back.',
  failed: 'Nothing was taken back. {reason}',
  changedSince: 'Changed again since: {fields}.',
  skipped: 'Not restored: {field}. {reason}',
});
