import { defineMessages } from '@jackfield/runtime';

export const formMessages = defineMessages('kit.form', {
  tooLong: 'Use at most {most} characters. There are {count}.',
});
