import { defineMessages } from '@jackfield/runtime';

export const overlayMessages = defineMessages('kit.overlay', {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
});
