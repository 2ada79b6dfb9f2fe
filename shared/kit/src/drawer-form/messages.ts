import { defineMessages } from '@jackfield/runtime';

export const drawerFormMessages = defineMessages('kit.drawerForm', {
  keep: 'Keep editing',
});
