import { defineMessages } from '@jackfield/runtime';

export const tabMessages = defineMessages('compliance.campaigns.tabs', {
  texting: 'Texting status',
});
