import { defineMessages } from '@jackfield/runtime';

export const printMessages = defineMessages('kit.print', {
  print: 'Print or save as PDF',
});
