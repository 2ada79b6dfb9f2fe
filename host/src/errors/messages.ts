import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('host.errors', {
  partMissing:
    'A part of this page could not be loaded. Reload it when you have saved your changes.',
  reload: 'Reload',
});
