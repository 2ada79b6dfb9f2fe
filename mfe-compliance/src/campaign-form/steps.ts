import { campaignFlags } from '../campaigns/campaign-fields.ts';

/** Steps of the form of a campaign, and what each asks for (annex G7). */
export const campaignSteps = [
  { id: 'purpose', fields: ['name', 'brandId', 'useCase', 'subUseCases', 'description'] },
  { id: 'messages', fields: ['sampleMessages', 'messageFlow'] },
  {
    id: 'keywords',
    fields: [
      'optInKeywords',
      'optInMessage',
      'optOutKeywords',
      'optOutMessage',
      'helpKeywords',
      'helpMessage',
    ],
  },
  { id: 'terms', fields: [...campaignFlags, 'termsAccepted'] },
  { id: 'review', fields: [] },
] as const;
