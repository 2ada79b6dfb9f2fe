import { defineMessages } from '@jackfield/runtime';

export const ownMessages = defineMessages('host.news.own', {
  home: 'Home says whether all is well',
  homeText:
    'One page shows what needs attention, who answers each number now, and what was changed last.',
  openHome: 'Open Home',
  palette: 'Anywhere in a few keys',
  paletteText:
    'Press Ctrl+K, or ⌘K on a Mac, and type the first letters of what you need. Press ? for the other shortcuts.',
  secondStep: 'Sign in with a passkey',
  secondStepText:
    'Your fingerprint, face or PIN can take the place of the password. You can also add a code from an app as a second step.',
  openSecurity: 'Open Security',
  sessionEnd: 'Nothing is lost when you are signed out',
  sessionEndText:
    'We warn you shortly before. Then you sign in on the same page, and what you typed is still there.',
});
