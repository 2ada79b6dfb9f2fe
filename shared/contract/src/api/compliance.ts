import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listSchema, pageQuery } from '../envelope.ts';
import { idSchema } from '../primitives.ts';

/** Company types (ENUM-06). */
export const companyTypes = ['PrivateProfit', 'PublicProfit', 'NonProfit'] as const;
/** Brand states (annex E5). */
export const brandStatuses = ['pending', 'verified', 'unverified', 'suspended'] as const;
/** Campaign states and those of their payment (annex E6). */
export const campaignStatuses = [
  'pendingPayment',
  'paymentFailed',
  'pendingReview',
  'active',
  'rejected',
  'suspended',
  'deactivated',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
/** Vetting providers (ENUM-11) and classes (ENUM-10). */
export const vettingProviders = ['Aegis Mobile', 'Campaign Verify', 'WMC Global'] as const;
export const vettingClasses = ['Enhanced', 'Standard'] as const;

/** A row of the brands listing (annex G7). */
export const brandListItemSchema = v.object({
  id: idSchema,
  companyName: v.string(),
  brandName: v.string(),
  companyType: v.picklist(companyTypes),
  status: v.picklist(brandStatuses),
  isVerified: v.boolean(),
  vettings: v.array(
    v.object({
      provider: v.picklist(vettingProviders),
      vettingClass: v.picklist(vettingClasses),
      status: v.picklist(['requested', 'passed', 'failed']),
      score: v.nullable(v.number()),
    }),
  ),
  feedbackCount: v.number(),
  campaignCount: v.number(),
  createdAt: v.string(),
});
export type BrandListItem = v.InferOutput<typeof brandListItemSchema>;

export const listBrands = defineEndpoint('GET /api/brand', {
  id: 'brand.list',
  summary: 'Brands of the account (USA only).',
  source: ['API-74', 'COMP-01', 'ENT-16'],
  query: v.object(pageQuery(['companyName', 'createdAt', 'status'])),
  answer: listSchema(brandListItemSchema),
});
