import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('compliance.commands', {
  brands: 'Brands',
  words: '10DLC SMS registration',
});
