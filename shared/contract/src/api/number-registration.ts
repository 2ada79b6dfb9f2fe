import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, versionSchema } from '../primitives.ts';
import { brandStatuses, campaignStatuses } from './compliance.ts';
import { tenantNumberSchema } from './number.ts';

/** A campaign with the numbers that send for it (ENT-17). */
export const campaignNumbersSchema = v.object({
  id: idSchema,
  useCase: v.string(),
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

export const getNumberRegistration = defineEndpoint({
  id: 'phoneNumber.registration',
  method: 'GET',
  path: '/api/phonenumber/{id}/registration',
  summary: 'Messaging registration of one number (USA only).',
  source: ['NUM-12', 'annex G9'],
  params: v.object({ id: idSchema }),
  status: 200,
  answer: numberRegistrationSchema,
});

export const setCampaignNumbers = defineEndpoint({
  id: 'campaign.setNumbers',
  method: 'POST',
  path: '/api/campaign/{id}/tnoptions',
  summary: 'Replaces the numbers of a campaign (USA only); it takes new ones while it is active.',
  source: ['API-84', 'annex E6', 'annex J1'],
  params: v.object({ id: idSchema }),
  body: v.object({ phoneNumberIds: v.pipe(v.array(idSchema), v.maxLength(1000)) }),
  status: 201,
  answer: campaignNumbersSchema,
  versioned: true,
});
