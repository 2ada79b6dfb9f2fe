import { defineMessages } from '@jackfield/runtime';

export const menuMessages = defineMessages('kit.menu', {
  actions: 'Actions',
});
