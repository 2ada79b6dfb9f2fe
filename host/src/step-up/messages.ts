import { defineMessages } from '@jackfield/runtime';

export const stepUpMessages = defineMessages('host.stepUp', {
  title: 'Confirm that it is you',
  text: 'Confirm your second step again. After that you are not asked for 10 minutes.',
  passwordText:
    'Type your password, so that nobody else can do this at your desk. After that you are not asked for 10 minutes.',
  confirm: 'Confirm',
  companyText:
    'Sign in at your company again, in a window that opens. After that you are not asked for 10 minutes.',
  company: 'Prove it with your company',
  companyWaits: 'Go on in the window that has opened. This page waits for it.',
  companyBlocked: 'Your browser blocked the window. Allow it for this page, then try again.',
  otherWay: 'Another way',
});
