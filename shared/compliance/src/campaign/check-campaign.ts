import type { Preflight } from '../finding.ts';
import { runRules } from '../rule.ts';
import type { CampaignBrand, CampaignDraft } from '../subjects.ts';
import { contentRules } from './content-rules.ts';
import { descriptionRules } from './description-rules.ts';
import { flowRules } from './flow-rules.ts';
import { keywordRules } from './keyword-rules.ts';
import { linkRules } from './link-rules.ts';
import { replyRules } from './reply-rules.ts';
import { sampleRules } from './sample-rules.ts';
import { useCaseRules } from './use-case-rules.ts';

/** Everything that a reviewer looks for in a campaign, in the order of the form. */
export const campaignRules = [
  ...useCaseRules,
  ...descriptionRules,
  ...sampleRules,
  ...linkRules,
  ...contentRules,
  ...flowRules,
  ...replyRules,
  ...keywordRules,
];

/** Reads a campaign as a reviewer does, finished or half typed. */
export const checkCampaign = (campaign: CampaignDraft, brand: CampaignBrand): Preflight =>
  runRules(campaignRules, { ...campaign, brand });
