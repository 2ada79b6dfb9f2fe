import { defineMessages } from '@jackfield/runtime';

export const sessionEndMessages = defineMessages('host.sessionEnd', {
  warningTitle: 'Are you still there?',
  warning: 'You will be signed out in {time}.',
  stay: 'Stay signed in',
  fixed: 'Then sign in again to continue here. What you typed stays on the page.',
  fixedActing: 'Save what you are working on before then.',
  again: 'Sign in again',
  signIn: 'Sign in',
  expired: 'You were signed out to keep your account safe. Everything on this page is still here.',
  signInPage: 'Use the sign-in page',
});
