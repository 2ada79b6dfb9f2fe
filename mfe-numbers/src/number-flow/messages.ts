import { defineMessages } from '@jackfield/runtime';

export const numberFlowMessages = defineMessages('numbers.flow', {
  view: 'View',
  form: 'Form',
  map: 'Map',
});
