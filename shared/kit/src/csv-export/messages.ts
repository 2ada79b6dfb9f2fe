import { defineMessages } from '@jackfield/runtime';

export const csvMessages = defineMessages('kit.csv', {
  export: 'Export CSV',
  exported: '{fileName} downloaded',
});
