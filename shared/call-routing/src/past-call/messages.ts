import { defineMessages } from '@jackfield/runtime';

export const pastCallMessages = defineMessages('callRouting.pastCall', {
  noNumber: '{number} is no longer a number of this account',
});
