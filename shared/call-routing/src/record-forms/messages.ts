import { defineMessages } from '@jackfield/runtime';

export const formMessages = defineMessages('callRouting.forms', {
  menuNamed: 'Menu “{name}”',
});
