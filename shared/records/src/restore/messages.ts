import { defineMessages } from '@jackfield/runtime';

export const undoMessages = defineMessages('records.undo', {
  done: 'Change undone',
  failed: 'Nothing was undone. {reason}',
  changedSince: 'Changed again since: {fields}.',
  skipped: 'Not restored: {field}. {reason}',
});
