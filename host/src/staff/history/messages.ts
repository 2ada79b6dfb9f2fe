import { defineMessages } from '@jackfield/runtime';

export const historyMessages = defineMessages('host.staff.history', {
  title: 'History of {label}',
  server: 'The server',
  why: 'Why: {why}',
  empty: 'Every promotion and roll back appears here, with its reason.',
});
