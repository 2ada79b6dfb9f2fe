import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('compliance.commands', {
  brands: 'Brands',
  addBrand: 'Register a brand',
  words: '10DLC SMS registration',
});
