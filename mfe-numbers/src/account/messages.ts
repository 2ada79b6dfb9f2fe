import { defineMessages } from '@jackfield/runtime';

export const accountMessages = defineMessages('numbers.account', {
  company: 'Company',
  changedElsewhere: '{name} changed this page',
});
