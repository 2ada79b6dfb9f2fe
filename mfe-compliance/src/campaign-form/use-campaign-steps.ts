import type { Campaign } from '@jackfield/contract/api/campaign';
import { useT } from '@jackfield/runtime';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { keywordsText } from '../campaigns/campaign-fields.ts';
import type { StepText } from '@jackfield/records/steps-page';
import { useSteps } from '@jackfield/records/steps-page';
import { campaignFormMessages as messages } from './messages.ts';
import { campaignRules } from './rules.ts';
import { campaignSteps } from './steps.ts';
import { type CampaignValues, typedCampaignSchema } from './values.ts';

interface CampaignStepsOptions {
  /** The campaign that is corrected; null for a new one. */
  campaign: Campaign | null;
  initial: CampaignValues;
}

/** The form of a campaign in its steps, with its draft. */
export function useCampaignSteps({ campaign, initial }: CampaignStepsOptions) {
  return useSteps<CampaignValues>({
    name: campaign === null ? 'campaign.add' : `campaign.edit.${campaign.id}`,
    steps: campaignSteps,
    schema: campaignRules,
    typed: typedCampaignSchema,
    initial,
    ...(campaign && { version: campaign.version, isComplete: true }),
  });
}
export type CampaignSteps = ReturnType<typeof useCampaignSteps>;

/** What the rail says of each step: what it asks, and once it is done what was entered. */
export function useStepTexts(
  flow: CampaignSteps,
  { amount, brandName }: { amount: string | undefined; brandName: string },
) {
  const t = useT();
  const { useCase, sampleMessages, optOutKeywords, helpKeywords } = flow.values;
  const note = (step: string, asks: string, entered: string) =>
    flow.stateOf(step) === 'done' ? entered : asks;
  const purpose = t(messages.purposeEntered, {
    brand: brandName,
    useCase: nameOfUseCase(useCase ?? ''),
  });
  const count = sampleMessages.length;
  const keywords = [optOutKeywords.split(',')[0], helpKeywords.split(',')[0]].join(',');
  return {
    purpose: {
      label: t(messages.purpose),
      note: note('purpose', t(messages.purposeAsks), purpose),
    },
    messages: {
      label: t(messages.messages),
      note: note('messages', t(messages.messagesAsks), t(messages.messagesEntered, { count })),
    },
    keywords: {
      label: t(messages.keywords),
      note: note('keywords', t(messages.keywordsAsks), keywordsText(keywords)),
    },
    terms: {
      label: t(messages.terms),
      note: note('terms', t(messages.termsAsks), t(messages.termsEntered)),
    },
    review: {
      label: t(messages.review),
      note: amount ? t(messages.reviewAsks, { amount }) : t(messages.reviewAsksUnpriced),
    },
  } satisfies Record<string, StepText>;
}
