import { defineMessages } from '@jackfield/runtime';

export const tabMessages = defineMessages('compliance.campaigns.tabs', {
  compliance: 'Compliance',
  campaigns: 'Campaigns',
  texting: 'Texting status',
});
