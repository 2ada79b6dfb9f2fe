import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'What you are about to do asks for your second step once more. It counts for 10 minutes.',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  app: 'Use your authenticator app',
});
