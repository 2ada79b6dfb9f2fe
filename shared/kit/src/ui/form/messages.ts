import { defineMessages } from '@jackfield/runtime';

export const formMessages = defineMessages('kit.form', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
});
