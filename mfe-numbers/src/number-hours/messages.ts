import { defineMessages } from '@jackfield/runtime';

export const hourMessages = defineMessages('numbers.hours', {
  intro: 'While this number is closed, calls go where call handling sends closed hours.',
});
