import { defineMessages } from '@jackfield/runtime';

export const companyUsageMessages = defineMessages('numbers.companyUsage', {
  title: 'Usage',
});
