import { defineMessages } from '@jackfield/runtime';

export const overlayMessages = defineMessages('kit.overlay', {
  loading: 'Loading...',
});
