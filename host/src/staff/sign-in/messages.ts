import { defineMessages } from '@jackfield/runtime';

export const signInMessages = defineMessages('host.staff.signIn', {
  title: 'Staff sign-in',
  lead: 'For the people who run the portal. What you do here is kept with your name.',
  name: 'Your name',
  nameMissing: 'Say who you are.',
  key: 'Support key',
  keyMissing: 'Enter the support key.',
  keyWrong: 'This support key is not right.',
  tooMany: 'Too many wrong keys came from here',
  tooManyText: 'Try again in 15 minutes.',
  failed: 'You could not be signed in',
  signIn: 'Sign in',
  againTitle: 'Sign in again',
  again: 'Your sign-in has ended. What you entered on the page is still here.',
});
