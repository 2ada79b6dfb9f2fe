import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

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
