import type { Campaign, CampaignFields } from '@jackfield/contract/api/campaign';
import { severalUseCases, type UseCase, useCases } from '@jackfield/contract/api/compliance';
import * as v from 'valibot';

/** What a person types of a campaign; it may be wrong or incomplete. */
export const typedCampaignSchema = v.object({
  name: v.string(),
  brandId: v.string(),
  useCase: v.nullable(v.picklist(useCases)),
  subUseCases: v.array(v.picklist(useCases)),
  description: v.string(),
  messageFlow: v.string(),
  sampleMessages: v.array(v.string()),
  optInKeywords: v.string(),
  optOutKeywords: v.string(),
  helpKeywords: v.string(),
  optInMessage: v.string(),
  optOutMessage: v.string(),
  helpMessage: v.string(),
  embeddedLink: v.boolean(),
  embeddedPhone: v.boolean(),
  ageGated: v.boolean(),
  directLending: v.boolean(),
  numberPool: v.boolean(),
  termsAccepted: v.boolean(),
});
export type CampaignValues = v.InferOutput<typeof typedCampaignSchema>;

/** Samples that a campaign has at most (annex F6). */
export const mostSamples = 5;

/** A form with nothing in it but the words that are always honoured, and the only brand. */
export const emptyCampaign = (brandId: string): CampaignValues => ({
  name: '',
  brandId,
  useCase: null,
  subUseCases: [],
  description: '',
  messageFlow: '',
  sampleMessages: [''],
  optInKeywords: 'START',
  optOutKeywords: 'STOP,STOPALL,UNSUBSCRIBE,CANCEL,END,QUIT',
  helpKeywords: 'HELP',
  optInMessage: '',
  optOutMessage: '',
  helpMessage: '',
  embeddedLink: false,
  embeddedPhone: false,
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: false,
});

/** A stored campaign on its way into the form. */
export function valuesOfCampaign(campaign: Campaign): CampaignValues {
  const entries = Object.keys(typedCampaignSchema.entries).map((name) => [
    name,
    campaign[name as keyof CampaignValues],
  ]);
  return v.parse(typedCampaignSchema, Object.fromEntries(entries));
}

/** Whether a use case stands for several others, which are named with it (VAL-21). */
export const isSeveral = (useCase: UseCase | null): boolean =>
  (severalUseCases as readonly (UseCase | null)[]).includes(useCase);

/** What is sent; sub use cases belong to those that stand for several. */
export function fieldsOf({ useCase, ...values }: CampaignValues): Partial<CampaignFields> {
  const { termsAccepted, ...fields } = values;
  return {
    ...fields,
    ...(useCase && { useCase }),
    ...(termsAccepted && { termsAccepted }),
    subUseCases: isSeveral(useCase) ? values.subUseCases : [],
  };
}
