import { defineMessages } from '@jackfield/texts';

/** Sentences of the second step. */
export const texts = defineMessages('server.secondStep', {
  appCodeWrong: 'That code is not right. Codes change every 30 seconds.',
  appName: '{companyName} phone portal',
  dayPast: 'Choose today or a later day.',
  newPasskey: 'Passkey',
  passkeyOther: 'That passkey is someone else’s. Use one of yours, or your password.',
  passkeyUnknown: 'This passkey is not known here.',
  recoveryCodeWrong: 'That code is not right, or was used before.',
  tookTooLong: 'This took too long. Please sign in again.',
});
