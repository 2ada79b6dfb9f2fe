import { defineMessages } from '@jackfield/runtime';

export const accountMessages = defineMessages('numbers.account', {
  company: 'Company',
  saved: 'Saved.',
  changedElsewhere: '{name} changed this page',
  show: 'Show',
  somebody: 'Somebody',
});
