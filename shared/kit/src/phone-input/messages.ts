import { defineMessages } from '@jackfield/runtime';

export const phoneMessages = defineMessages('kit.phone', {
  country: 'Country of the number',
  option: '{country} +{prefix}',
});
