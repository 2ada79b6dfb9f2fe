import { defineMessages } from '@jackfield/runtime';

export const overlayMessages = defineMessages('kit.overlay', {
  discardTitle: 'Discard what you typed?',
  discardText: 'None of it has been saved.',
  loading: 'Loading...',
});
