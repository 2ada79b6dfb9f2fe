import { defineMessages } from '@jackfield/runtime';

export const recordFormMessages = defineMessages('records.form', {
  somebody: 'Somebody',
  show: 'Show',
});
