import { defineMessages } from '@jackfield/runtime';

export const errorMessages = defineMessages('kit.error', {
  reference: 'Reference {id}',
  copy: 'Copy reference',
  copied: 'Reference copied',
});
