import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'Confirm your second step again. After that you are not asked for 10 minutes.',
  passwordText:
    'Type your password, so that nobody else can do this at your desk. After that you are not asked for 10 minutes.',
  confirm: 'Confirm',
});
