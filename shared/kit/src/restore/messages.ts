import { defineMessages } from '@jackfield/runtime';

export const undoMessages = defineMessages('kit.undo', {
  undo: 'Undo',
  done: 'Taken back.',
  failed: 'Nothing was taken back. {reason}',
});
