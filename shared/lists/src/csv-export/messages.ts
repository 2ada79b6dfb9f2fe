import { defineMessages } from '@jackfield/runtime';

export const csvMessages = defineMessages('lists.csv', {
  export: 'Export CSV',
  exported: '{fileName} downloaded',
});
