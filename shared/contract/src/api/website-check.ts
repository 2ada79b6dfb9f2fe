import * as v from 'valibot';
import { defineEndpoint, instantSchema } from '@jackfield/contract';
import { websiteSchema } from './brand.ts';

/** Why a website did not answer: too slow, no such site, an error page, or not open to everybody. */
export const websiteProblems = ['timeout', 'unknown', 'error', 'refused'] as const;

/** What the server saw when it opened a website (annex J6). */
export const websiteCheckSchema = v.object({
  answers: v.boolean(),
  /** Left out where it answers. */
  problem: v.optional(v.picklist(websiteProblems)),
  hasPrivacyPage: v.boolean(),
  underConstruction: v.boolean(),
  /** Left out where the page has none. */
  title: v.optional(v.string()),
  checkedAt: instantSchema,
});
export type WebsiteCheck = v.InferOutput<typeof websiteCheckSchema>;

export const checkWebsite = defineEndpoint('GET /api/brand/websitecheck', {
  id: 'brand.checkWebsite',
  summary:
    'Opens a website as a reviewer would: within 5 seconds, never an address that is not public. 429 after 20 within ten minutes.',
  source: ['annex J6'],
  query: v.object({ website: websiteSchema }),
  answer: websiteCheckSchema,
});
