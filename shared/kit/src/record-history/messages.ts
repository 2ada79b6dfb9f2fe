import { defineMessages } from '@jackfield/runtime';

export const historyMessages = defineMessages('kit.history', {
  list: 'Changes, newest first',
  more: 'Show earlier changes',
  loading: 'Loading changes…',
  failed: 'The history could not be loaded',
  failedText: 'The connection dropped. Nothing was changed.',
  empty: 'Nothing has changed yet',
});
