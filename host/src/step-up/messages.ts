import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'Show your second step once more. After that you are not asked again for 10 minutes.',
  passwordText:
    'Type your password to add your first passkey or app. So nobody else can add one at your desk.',
  confirm: 'Confirm',
});
