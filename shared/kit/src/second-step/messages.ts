import { defineMessages } from '@jackfield/runtime';

export const stepMessages = defineMessages('kit.secondStep', {
  code: 'Code of 6 digits',
  sendsItself: 'Submits by itself after the last digit',
  scan: 'Scan this with your authenticator app',
  byHand: 'Or type this key into the app:',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  fileHead: 'Recovery codes. Each works once.',
});
