import { defineMessages } from '@jackfield/runtime';

export const accountMessages = defineMessages('numbers.account', {
  company: 'Company',
  saved: 'Company settings saved',
  changedElsewhere: '{name} changed this page',
});
