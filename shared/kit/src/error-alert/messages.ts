import { defineMessages } from '@jackfield/runtime';

export const errorMessages = defineMessages('kit.error', {
  tryAgain: 'Try again',
  reference: 'Reference {id}',
  copy: 'Copy reference',
  copied: 'Reference copied',
});
