import { defineMessages } from '@jackfield/runtime';

export const drawerFormMessages = defineMessages('kit.drawerForm', {
  cancel: 'Cancel',
  discardText: 'You have unsaved changes. Leave this page?',
  discard: 'Discard',
  keep: 'Keep editing',
});
