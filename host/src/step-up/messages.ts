import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'Show your second step once more. After that you are not asked again for 10 minutes.',
  passwordText:
    'Type your password before you add your first passkey or app, so that nobody else can at your desk.',
  confirm: 'Confirm',
});
