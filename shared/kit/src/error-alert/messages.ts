import { defineMessages } from '@jackfield/runtime';

export const errorMessages = defineMessages('kit.error', {
  noAnswer: 'The connection dropped before an answer came. Nothing was changed.',
  ourFault:
    'Something went wrong on our side, not on yours. Nothing was changed. Try again in a moment; if it stays like this, send support the reference.',
  reference: 'Reference {id}',
  copy: 'Copy reference',
  copied: 'Reference copied',
});
