import type { Rule } from '../rule.ts';
import type { CampaignBrand, CampaignDraft } from '../subjects.ts';

/** A campaign with the brand that it is checked against. */
export type CampaignSubject = CampaignDraft & { readonly brand: CampaignBrand };
export type CampaignRule = Rule<CampaignSubject>;
