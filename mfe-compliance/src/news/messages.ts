import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('compliance.news', {
  steps: 'Register a brand here',
  stepsText:
    'Four steps with a draft. A refusal says what was sent, what the registry says and what to do.',
  addBrand: 'Add brand',
  campaigns: 'Campaigns from draft to approved',
  campaignsText:
    'Register a campaign in five steps, see whose move it is, and choose the numbers that send.',
  openCampaigns: 'Open Campaigns',

  attention: 'See brands that can’t text on Home',
  attentionText: 'Home lists each brand that needs you, and how many answers to correct.',
  openBrands: 'Open Brands',
});
