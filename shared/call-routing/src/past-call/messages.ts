import { defineMessages } from '@jackfield/runtime';

export const pastCallMessages = defineMessages('callRouting.pastCall', {
  noNumber: '{number} is not a number of this account any more',
});
