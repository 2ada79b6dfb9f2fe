import { defineMessages } from '@jackfield/runtime';

export const importMessages = defineMessages('lists.import', {
  orDrop: 'Or drop a CSV file here',
});
