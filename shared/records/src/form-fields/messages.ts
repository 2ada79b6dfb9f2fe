import { defineMessages } from '@jackfield/runtime';

export const fieldMessages = defineMessages('records.fields', {
  nameHint: 'Letters, digits and spaces',
  nameHintPunctuated: 'Letters, digits and spaces. Apostrophe, hyphen and full stop inside.',
});
