import * as v from 'valibot';
import { defineEndpoint, idSchema, versionSchema } from '@jackfield/contract';
import { brandStatuses, campaignStatuses } from './compliance.ts';
import { tenantNumberSchema } from './number.ts';

/** A campaign with the numbers that send for it (ENT-17). */
export const campaignNumbersSchema = v.object({
  id: idSchema,
  /** Empty where none was given: then use case and registry id stand for it (annex J9). */
  name: v.optional(v.string(), ''),
  useCase: v.string(),
  registryId: v.optional(v.nullable(v.string()), null),
  description: v.string(),
  status: v.picklist(campaignStatuses),
  brand: v.object({
    id: idSchema,
    companyName: v.string(),
    status: v.picklist(brandStatuses),
  }),
  phoneNumberIds: v.array(idSchema),
  version: versionSchema,
});
export type CampaignNumbers = v.InferOutput<typeof campaignNumbersSchema>;

/** What messaging registration a number has, and which it may get (annex G9). */
export const numberRegistrationSchema = v.object({
  phoneNumber: tenantNumberSchema,
  /** The campaign that the number sends for; null without one. */
  campaign: v.nullable(campaignNumbersSchema),
  /** Campaigns that take numbers: the active ones (annex E6). */
  campaigns: v.array(campaignNumbersSchema),
});
export type NumberRegistration = v.InferOutput<typeof numberRegistrationSchema>;

export const getNumberRegistration = defineEndpoint('GET /api/phonenumber/{id}/registration', {
  id: 'phoneNumber.registration',
  summary: 'Messaging registration of one number (USA only).',
  source: ['NUM-12', 'annex G9'],
  answer: numberRegistrationSchema,
});

export const setCampaignNumbers = defineEndpoint('POST /api/campaign/{id}/tnoptions', {
  id: 'campaign.setNumbers',
  summary:
    'Replaces the numbers of a campaign (USA only); it takes new ones while it is active. A number of another campaign is refused with 409 unless it is named among `moves`.',
  source: ['API-84', 'COMP-11', 'annex E6', 'annex J1'],
  body: v.object({
    phoneNumberIds: v.pipe(v.array(idSchema), v.maxLength(1000)),
    /** Numbers that leave the campaign that they were seen in, in the same step. */
    moves: v.optional(
      v.pipe(v.array(v.object({ phoneNumberId: idSchema, from: idSchema })), v.maxLength(1000)),
      [],
    ),
  }),
  status: 201,
  answer: campaignNumbersSchema,
  versioned: true,
});
