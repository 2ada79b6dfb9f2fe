import { defineMessages } from '@jackfield/runtime';

export const lazyMessages = defineMessages('kit.lazy', {
  failed: 'This could not be loaded. Check your connection and try again.',
});
