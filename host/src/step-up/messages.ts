import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'Confirm your second step again. After that you are not asked for 10 minutes.',
  passwordText:
    'Type your password to add your first passkey or app, so that nobody else can add one at your desk.',
  confirm: 'Confirm',
});
