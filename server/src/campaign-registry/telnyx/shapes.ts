import * as v from 'valibot';
import { e164 } from '../../telnyx/own-numbers.ts';

/*
 * What of Telnyx's 10DLC API the adapter uses, by the types of its SDK (telnyx 7.24, MIT): the files
 * brand/brand, brand/external-vetting, campaign/campaign, campaign-builder/campaign-builder,
 * campaign-builder/brand and phone-number-campaigns of resources/messaging-10dlc.
 */

const id = v.pipe(v.string(), v.nonEmpty());
const text = v.optional(v.nullable(v.string()));

/** Verticals of a brand. */
export const verticals = [
  'AGRICULTURE',
  'COMMUNICATION',
  'CONSTRUCTION',
  'EDUCATION',
  'ENERGY',
  'ENTERTAINMENT',
  'FINANCIAL',
  'GAMBLING',
  'GOVERNMENT',
  'HEALTHCARE',
  'HOSPITALITY',
  'HUMAN_RESOURCES',
  'INSURANCE',
  'LEGAL',
  'MANUFACTURING',
  'NGO',
  'POLITICAL',
  'POSTAL',
  'PROFESSIONAL',
  'REAL_ESTATE',
  'RETAIL',
  'TECHNOLOGY',
  'TRANSPORTATION',
] as const;

/** Use cases of a campaign. The SDK lists none; these are those of The Campaign Registry. */
export const telnyxUseCases = [
  '2FA',
  'ACCOUNT_NOTIFICATION',
  'AGENTS_FRANCHISES',
  'CARRIER_EXEMPT',
  'CHARITY',
  'CUSTOMER_CARE',
  'DELIVERY_NOTIFICATION',
  'EMERGENCY',
  'FRAUD_ALERT',
  'HIGHER_EDUCATION',
  'K12_EDUCATION',
  'LOW_VOLUME',
  'M2M',
  'MARKETING',
  'MIXED',
  'POLITICAL',
  'POLLING_VOTING',
  'PROXY',
  'PUBLIC_SERVICE_ANNOUNCEMENT',
  'SECURITY_ALERT',
  'SOCIAL',
  'SOLE_PROPRIETOR',
  'SWEEPSTAKE',
  'UCAAS_HIGH',
  'UCAAS_LOW',
] as const;

/** A brand, as creating, changing, looking again and asking answer it. */
export const brandSchema = v.object({
  brandId: id,
  companyName: text,
  country: text,
  ein: text,
  failureReasons: text,
  identityStatus: v.optional(
    v.nullable(v.picklist(['VERIFIED', 'UNVERIFIED', 'SELF_DECLARED', 'VETTED_VERIFIED'])),
  ),
  status: v.optional(v.nullable(v.picklist(['OK', 'REGISTRATION_PENDING', 'REGISTRATION_FAILED']))),
});
export type TelnyxBrand = v.InferOutput<typeof brandSchema>;

/** Answer of `GET /10dlc/brand`, which leaves tax ids out. */
export const brandListSchema = v.object({
  records: v.array(v.object({ brandId: id, companyName: text })),
});

/** Answer of `GET /10dlc/brand/feedback/{id}`. */
export const feedbackSchema = v.object({
  category: v.array(v.object({ id: v.string(), description: text, fields: v.array(v.string()) })),
});
export type TelnyxFeedback = v.InferOutput<typeof feedbackSchema>['category'];

/** Answer of `GET /10dlc/brand/{id}/externalVetting`. Without a date it is not complete, or not valid. */
export const vettingListSchema = v.array(
  v.object({
    evpId: text,
    vettingClass: text,
    createDate: text,
    vettedDate: text,
    vettingScore: v.optional(v.nullable(v.number())),
  }),
);
export type TelnyxVettings = v.InferOutput<typeof vettingListSchema>;

/** A campaign, as making, changing and asking answer it. */
export const campaignSchema = v.object({
  campaignId: id,
  referenceId: text,
  campaignStatus: v.optional(
    v.nullable(
      v.picklist([
        'TCR_PENDING',
        'TCR_SUSPENDED',
        'TCR_EXPIRED',
        'TCR_ACCEPTED',
        'TCR_FAILED',
        'TELNYX_ACCEPTED',
        'TELNYX_FAILED',
        'MNO_PENDING',
        'MNO_ACCEPTED',
        'MNO_REJECTED',
        'MNO_PROVISIONED',
        'MNO_PROVISIONING_FAILED',
      ]),
    ),
  ),
  failureReasons: text,
  isTMobileSuspended: v.optional(v.nullable(v.boolean())),
  /** ACTIVE or EXPIRED. */
  status: text,
  submissionStatus: v.optional(v.nullable(v.picklist(['CREATED', 'FAILED', 'PENDING']))),
});
export type TelnyxCampaign = v.InferOutput<typeof campaignSchema>;

/** Answer of `GET /10dlc/campaign`. */
export const campaignListSchema = v.object({
  records: v.array(v.object({ campaignId: id, referenceId: text })),
  totalRecords: v.number(),
});

/** Answer of `GET /10dlc/campaign/{id}/operationStatus`: a state for each network id. */
export const operationStatusSchema = v.record(v.string(), v.unknown());

/** Networks by their ids, in `GET /10dlc/campaign/{id}/mnoMetadata`. */
export const networksSchema = v.record(v.string(), v.unknown());
/** What a network is called there. */
export const networkSchema = v.object({ mno: v.string() });

/** Answer of `GET /10dlc/campaignBuilder/brand/{id}/usecase/{usecase}`. */
export const qualificationSchema = v.object({
  mnoMetadata: v.optional(v.record(v.string(), v.unknown())),
});
/** Whether a network takes the use case of the brand. */
export const qualifiedSchema = v.object({ qualify: v.boolean() });

/** A number of a campaign. */
export const assignmentSchema = v.object({
  campaignId: id,
  assignmentStatus: v.optional(
    v.nullable(
      v.picklist([
        'FAILED_ASSIGNMENT',
        'PENDING_ASSIGNMENT',
        'ASSIGNED',
        'PENDING_UNASSIGNMENT',
        'FAILED_UNASSIGNMENT',
      ]),
    ),
  ),
});

/** Why something was refused, in the two forms that its errors have. */
export const reasonSchema = v.object({
  error: v.union([
    v.pipe(
      v.object({ errors: v.array(v.object({ code: v.optional(v.string()), detail: v.string() })) }),
      v.transform(({ errors }) => errors.map(({ code = '', detail }) => ({ code, detail }))),
    ),
    v.pipe(
      v.object({
        detail: v.array(
          v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: v.string() }),
        ),
      }),
      v.transform(({ detail }) =>
        detail.map(({ loc, msg }) => ({ code: '', detail: `${loc.at(-1) ?? ''}: ${msg}` })),
      ),
    ),
    v.pipe(
      v.object({ detail: v.string(), code: v.optional(v.string()) }),
      v.transform(({ code = '', detail }) => [{ code, detail }]),
    ),
  ]),
});

const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const nothing = v.strictObject({});

/** What is sent of a brand: the whole of it, whether new or changed. */
export const brandBodySchema = v.strictObject({
  entityType: v.picklist(['PRIVATE_PROFIT', 'PUBLIC_PROFIT', 'NON_PROFIT']),
  displayName: short,
  companyName: short,
  ein: v.pipe(v.string(), v.maxLength(21)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  vertical: v.picklist(verticals),
  website: short,
  street: short,
  city: short,
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  postalCode: short,
  firstName: short,
  lastName: short,
  email: short,
  phone: e164,
  businessContactEmail: v.optional(short),
  stockExchange: v.optional(v.string()),
  stockSymbol: v.optional(short),
  isReseller: v.literal(false),
  webhookURL: v.optional(v.pipe(v.string(), v.url())),
});
export type BrandBody = v.InferOutput<typeof brandBodySchema>;

const samples = {
  sample1: v.string(),
  sample2: v.optional(v.string()),
  sample3: v.optional(v.string()),
  sample4: v.optional(v.string()),
  sample5: v.optional(v.string()),
};
const samplesSchema = v.strictObject(samples);
export type SamplesBody = v.InferOutput<typeof samplesSchema>;

const yes = v.literal(true);
const keywords = v.pipe(v.string(), v.regex(/^[A-Za-z0-9,]*$/));

/** What is sent of a campaign. */
export const campaignBodySchema = v.strictObject({
  brandId: id,
  usecase: v.picklist(telnyxUseCases),
  subUsecases: v.pipe(v.array(v.picklist(telnyxUseCases)), v.maxLength(5)),
  description: v.pipe(v.string(), v.minLength(40)),
  messageFlow: v.pipe(v.string(), v.minLength(40)),
  ...samples,
  optinKeywords: keywords,
  optoutKeywords: keywords,
  helpKeywords: keywords,
  optinMessage: v.string(),
  optoutMessage: v.string(),
  helpMessage: v.string(),
  embeddedLink: v.boolean(),
  embeddedPhone: v.boolean(),
  ageGated: v.boolean(),
  directLending: v.boolean(),
  numberPool: v.boolean(),
  autoRenewal: yes,
  subscriberOptin: yes,
  subscriberOptout: yes,
  subscriberHelp: yes,
  termsAndConditions: yes,
  /** "If supplied, the value must be unique across all submitted campaigns." */
  referenceId: v.pipe(v.string(), v.uuid()),
  webhookURL: v.optional(v.pipe(v.string(), v.url())),
});
export type CampaignBody = v.InferOutput<typeof campaignBodySchema>;

const assigned = v.strictObject({ campaignId: id, phoneNumber: e164 });
const count = v.pipe(v.string(), v.regex(/^\d{1,3}$/));

/** Requests that the adapter makes, by method and path: their query, or their body. */
export const registryRequests = {
  'GET /10dlc/brand': v.strictObject({ displayName: v.optional(short), recordsPerPage: count }),
  'POST /10dlc/brand': brandBodySchema,
  'GET /10dlc/brand/{id}': nothing,
  'PUT /10dlc/brand/{id}': brandBodySchema,
  'PUT /10dlc/brand/{id}/revet': nothing,
  'GET /10dlc/brand/feedback/{id}': nothing,
  'GET /10dlc/brand/{id}/externalVetting': nothing,
  'POST /10dlc/brand/{id}/externalVetting': v.strictObject({
    evpId: v.picklist(['AEGIS', 'WMC']),
    vettingClass: v.picklist(['STANDARD', 'ENHANCED']),
  }),
  'GET /10dlc/campaignBuilder/brand/{id}/usecase/{usecase}': nothing,
  'POST /10dlc/campaignBuilder': campaignBodySchema,
  'GET /10dlc/campaign': v.strictObject({ brandId: id, page: count, recordsPerPage: count }),
  'GET /10dlc/campaign/{id}': nothing,
  'PUT /10dlc/campaign/{id}': samplesSchema,
  'POST /10dlc/campaign/{id}/appeal': v.strictObject({ appeal_reason: v.string() }),
  'GET /10dlc/campaign/{id}/operationStatus': nothing,
  'GET /10dlc/campaign/{id}/mnoMetadata': nothing,
  'DELETE /10dlc/campaign/{id}': nothing,
  'GET /10dlc/phone_number_campaigns/{id}': nothing,
  'POST /10dlc/phone_number_campaigns': assigned,
  'PUT /10dlc/phone_number_campaigns/{id}': assigned,
  'DELETE /10dlc/phone_number_campaigns/{id}': nothing,
};
