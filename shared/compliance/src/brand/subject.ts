import type { Hit, Rule } from '../rule.ts';
import type { BrandDraft, BrandEvidence } from '../subjects.ts';

/** A brand with what else is known about it. */
export type BrandSubject = BrandDraft & { readonly evidence: BrandEvidence };
export type BrandRule = Rule<BrandSubject>;

/** One hit or none. */
export const only = (isWrong: boolean, hit: Hit): Hit[] => (isWrong ? [hit] : []);
