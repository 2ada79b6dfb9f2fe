import type { Preflight } from '../finding.ts';
import { runRules } from '../rule.ts';
import type { BrandDraft, BrandEvidence } from '../subjects.ts';
import { companyRules } from './company-rules.ts';
import { contactRules } from './contact-rules.ts';
import { taxIdRules } from './tax-id-rules.ts';
import { websiteRules } from './website-rules.ts';

/** Everything that a reviewer looks for in a brand, in the order of the form. */
export const brandRules = [...companyRules, ...taxIdRules, ...websiteRules, ...contactRules];

/** Reads a brand as a reviewer does, finished or half typed. */
export const checkBrand = (brand: BrandDraft, evidence: BrandEvidence = {}): Preflight =>
  runRules(brandRules, { ...brand, evidence });
