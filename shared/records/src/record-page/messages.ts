import { common, defineMessages } from '@jackfield/runtime';

export const recordPageMessages = defineMessages('records.record', {
  draftRestored: 'Your unsaved changes from {when} were restored',
  draftDiscard: common.discard,
});
