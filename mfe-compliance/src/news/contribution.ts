import { type NewsContribution, paths } from '@jackfield/contract';
import { defineMessages, t } from '@jackfield/runtime';

const newsMessages = defineMessages('compliance.news', {
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

/** What is new with registrations for text messages. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  {
    id: 'campaigns',
    title: t(newsMessages.campaigns),
    text: t(newsMessages.campaignsText),
    link: { label: t(newsMessages.openCampaigns), to: paths.admin.compliance.campaigns() },
  },
  {
    id: 'brands-in-steps',
    title: t(newsMessages.steps),
    text: t(newsMessages.stepsText),
    link: { label: t(newsMessages.addBrand), to: paths.admin.compliance.addBrand() },
  },
  {
    id: 'brands-on-home',
    title: t(newsMessages.attention),
    text: t(newsMessages.attentionText),
    link: { label: t(newsMessages.openBrands), to: paths.admin.compliance.brands() },
  },
];
