export { checkBrand } from './brand/check-brand.ts';
export { checkCampaign } from './campaign/check-campaign.ts';
export { partNames } from './campaign/flow-rules.ts';
export { type OptInPart, optInParts, partsIn } from './campaign/opt-in-parts.ts';
export { type Decoded, decodeCode, decodeRefusal, explanationOf } from './decode/decode.ts';
export { withField } from './fields.ts';
export {
  blocksOf,
  type Finding,
  type Fix,
  openBlocks,
  type Passed,
  type Preflight,
  type Said,
  type Severity,
  type Span,
  say,
} from './finding.ts';
export { type CampaignExample, type ExampleBrand, exampleFor } from './help/example.ts';
export type { Source } from './sources.ts';
export type {
  BrandDraft,
  BrandEvidence,
  CampaignBrand,
  CampaignDraft,
  WebsiteEvidence,
} from './subjects.ts';
