import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  optionalText,
  pageQuery,
  recordMembers,
  refusals,
  required,
  textBetween,
  tooMany,
} from '@jackfield/contract';
import {
  brandStatuses,
  campaignPayments,
  campaignStatuses,
  messagingCarriers,
  severalUseCases,
  useCases,
} from './compliance.ts';
import { keptOverrideSchema, storyStepSchema, submissionMembers } from './submission.ts';

const keywordText = later(refusals.keywordForm);

/** Keywords with commas between (rule keyword_format, VAL-22, VAL-23). */
export const keywordsSchema = v.pipe(
  v.string(required('keywords')),
  v.maxLength(320, later(refusals.keywordLength)),
  v.regex(/^[A-Za-z0-9,]*$/, keywordText),
);

const flags = {
  embeddedLink: v.boolean(),
  embeddedPhone: v.boolean(),
  ageGated: v.boolean(),
  directLending: v.boolean(),
  numberPool: v.boolean(),
};

const isSeveral = (useCase: string) => (severalUseCases as readonly string[]).includes(useCase);

const subText = later(refusals.subUseCases);

/** What a person enters of a campaign (annexes F6, J9). */
export const campaignFieldsSchema = v.pipe(
  v.object({
    name: v.optional(optionalText('name', 50), ''),
    brandId: idSchema,
    useCase: v.picklist(useCases, required('useCase')),
    /** Two to five for Mixed and LowVolume, none for others (VAL-21). */
    subUseCases: v.pipe(v.array(v.picklist(useCases)), v.maxLength(5, tooMany('subUseCases', 5))),
    description: textBetween('description', [40, 4096]),
    messageFlow: textBetween('messageFlow', [40, 2048]),
    sampleMessages: v.pipe(
      v.array(textBetween('sampleMessage', [20, 1024])),
      v.minLength(1, required('sampleMessages')),
      v.maxLength(5, tooMany('sampleMessages', 5)),
    ),
    optInKeywords: keywordsSchema,
    optOutKeywords: keywordsSchema,
    helpKeywords: keywordsSchema,
    optInMessage: textBetween('optInMessage', [20, 320]),
    optOutMessage: textBetween('optOutMessage', [20, 320]),
    helpMessage: textBetween('helpMessage', [20, 320]),
    ...flags,
    termsAccepted: v.literal(true, later(refusals.termsAccepted)),
  }),
  v.forward(
    v.check(
      ({ useCase, subUseCases }) => !isSeveral(useCase) || new Set(subUseCases).size >= 2,
      subText,
    ),
    ['subUseCases'],
  ),
  v.transform((fields) => ({
    ...fields,
    subUseCases: isSeveral(fields.useCase) ? [...new Set(fields.subUseCases)] : [],
  })),
);
export type CampaignFields = v.InferOutput<typeof campaignFieldsSchema>;

const brandOf = v.object({
  id: idSchema,
  companyName: v.string(),
  brandName: v.string(),
  status: v.picklist(brandStatuses),
});

/** A row of the campaigns listing (annex G7). */
export const campaignListItemSchema = v.object({
  id: idSchema,
  /** Empty where none was given: then use case and registry id stand for it (annex J9). */
  name: v.string(),
  brandId: idSchema,
  brand: brandOf,
  useCase: v.picklist(useCases),
  registryId: v.nullable(v.string()),
  status: v.picklist(campaignStatuses),
  paymentStatus: v.picklist(campaignPayments),
  numberCount: v.number(),
  createdAt: instantSchema,
});
export type CampaignListItem = v.InferOutput<typeof campaignListItemSchema>;

/** One reason of a refusal, as the registry says it. */
const rejectionSchema = v.object({
  /** The registry's code; null where it sends words alone. */
  code: v.nullable(v.string()),
  description: v.string(),
  /** Path of the member that it is about, for example `sampleMessages[1]`; null when unknown. */
  field: v.nullable(v.string()),
});

/** A campaign: what is texted, to whom and why, with the numbers that send (ENT-17, annex F6). */
export const campaignSchema = v.object({
  ...campaignListItemSchema.entries,
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
  ...flags,
  termsAccepted: v.boolean(),
  rejectionReason: v.nullable(v.string()),
  rejections: v.array(rejectionSchema),
  /** What each carrier has said; empty before review. */
  carriers: v.array(
    v.object({
      carrier: v.picklist(messagingCarriers),
      state: v.picklist(['waiting', 'approved', 'refused']),
      at: v.nullable(instantSchema),
    }),
  ),
  phoneNumberIds: v.array(idSchema),
  confirmUrl: v.nullable(v.string()),
  /** The registry has not answered yet; it is asked again. */
  isBeingSent: v.boolean(),
  overrides: v.array(keptOverrideSchema),
  story: v.array(storyStepSchema),
  ...recordMembers,
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** What carriers let through of a campaign (COMP-12, annex G7). */
export const carrierTermSchema = v.object({
  carrier: v.picklist(messagingCarriers),
  /** The carrier's class, for example 'A' or '75 to 100'; null where it publishes none. */
  class: v.nullable(v.string()),
  perMinute: v.nullable(v.number()),
  perDay: v.nullable(v.number()),
  /** Whose numbers share it. */
  sharedBy: v.nullable(v.picklist(['campaign', 'brand'])),
});

const hasRead = v.literal(true, later(refusals.readFirst));
const filters = {
  tenantId: v.optional(idSchema),
  brandId: v.optional(idSchema),
  status: v.optional(v.picklist(campaignStatuses)),
};

export const listCampaigns = defineEndpoint('GET /api/campaign', {
  id: 'campaign.list',
  summary: 'Campaigns of the account, the newest first (USA only).',
  source: ['API-81', 'COMP-06', 'COMP-08', 'COMP-13', 'ENT-17'],
  query: v.object({ ...pageQuery(['name', 'useCase', 'createdAt', 'status']), ...filters }),
  answer: listSchema(campaignListItemSchema),
});

export const exportCampaigns = defineEndpoint('GET /api/campaign/export', {
  id: 'campaign.export',
  summary: 'The same list under its search and filters as a CSV file (USA only).',
  source: ['annex J8'],
  query: v.object({
    ...v.omit(v.object(pageQuery(['name', 'useCase', 'createdAt', 'status'])), ['pageNum', 'limit'])
      .entries,
    ...filters,
  }),
  file: 'text/csv',
  fileName: 'campaigns.csv',
});

export const registerCampaign = defineEndpoint('POST /api/campaign', {
  id: 'campaign.register',
  summary:
    'Registers a campaign of a verified brand for its price. A declined card leaves it as paymentFailed (annex E6); 402 PAYMENTREQUIRED without a card. 503 while the registry does not answer: nothing is charged.',
  source: ['API-80', 'COMP-07', 'COMP-16', 'annex E6'],
  body: v.object({ campaign: campaignFieldsSchema, hasRead, ...submissionMembers }),
  status: 201,
  answer: campaignSchema,
  idempotent: 'handler',
});

export const getCampaign = defineEndpoint('GET /api/campaign/{id}', {
  id: 'campaign.get',
  summary: 'One campaign with all that was sent and what has happened to it.',
  source: ['API-82', 'COMP-10', 'ENT-17'],
  answer: campaignSchema,
});

export const changeCampaign = defineEndpoint('PUT /api/campaign/{id}', {
  id: 'campaign.change',
  summary:
    'Stores changes of a campaign that carriers have not approved; after a failed payment it is paid and sent again (annex E6).',
  source: ['API-83', 'COMP-09', 'annex E6'],
  body: v.object({
    campaign: campaignFieldsSchema,
    /** Needed where the change is paid and sent at once. */
    hasRead: v.optional(hasRead),
    ...submissionMembers,
  }),
  answer: campaignSchema,
  versioned: true,
  idempotent: 'handler',
});

export const resubmitCampaign = defineEndpoint('PUT /api/campaign/{id}/revet', {
  id: 'campaign.resubmit',
  summary: 'Sends a rejected or suspended campaign to the carriers again, for its price.',
  source: ['API-85', 'COMP-17', 'annex E6'],
  body: v.object({ tenantId: idSchema, hasRead, ...submissionMembers }),
  answer: campaignSchema,
  versioned: true,
  idempotent: 'handler',
});

export const deactivateCampaign = defineEndpoint('PUT /api/campaign/{id}/deactivate', {
  id: 'campaign.deactivate',
  summary: 'Ends a campaign for good; its numbers are released from it.',
  source: ['API-86', 'annex E6'],
  answer: campaignSchema,
  versioned: true,
});

export const getCarrierTerms = defineEndpoint('GET /api/campaign/{id}/carrierterms', {
  id: 'campaign.carrierTerms',
  summary: 'How much each carrier lets through, by use case and the best passed vetting score.',
  source: ['COMP-12', 'annex G7'],
  answer: v.object({
    /** The best passed score of its brand; null without one. */
    score: v.nullable(v.number()),
    terms: v.array(carrierTermSchema),
    /** The same for each band of the score, the best first. */
    bands: v.array(
      v.object({
        from: v.nullable(v.number()),
        to: v.nullable(v.number()),
        terms: v.array(carrierTermSchema),
      }),
    ),
    source: v.object({ name: v.string(), readOn: v.string() }),
  }),
});
