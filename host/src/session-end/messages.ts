import { defineMessages } from '@jackfield/runtime';

export const sessionEndMessages = defineMessages('host.sessionEnd', {
  warningTitle: 'Are you still there?',
  warning: 'You will be signed out in {time}.',
  stay: 'Stay signed in',
  fixed: 'Sign in again to go on from here. Nothing on this page is lost.',
  fixedActing: 'Save what you are working on before then.',
  later: 'Not now',
  again: 'Sign in again',
  signIn: 'Sign in',
  expired: 'You were signed out to keep your account safe. Everything on this page is still here.',
  before: 'A new sign-in gives you more time. Everything on this page stays as it is.',
  signInPage: 'Use the sign-in page',
});
