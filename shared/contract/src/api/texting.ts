import * as v from 'valibot';
import {
  accountCountrySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
} from '@jackfield/contract';
import { vettingStatuses } from './brand.ts';
import { numberOwnerSchema } from './number.ts';
import {
  textingGroups,
  textingLinks,
  textingLinkStates,
  textingReasons,
  textingStatusSchema,
} from './texting-status.ts';

const source = ['annex J6', 'annex J9'];

/** Rows of a state that are shown before the others fold into one line. */
export const shownAlike = 4;

/** A number with its chain from the country to the last switch (annex J6). */
export const textingNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  label: v.string(),
  country: accountCountrySchema,
  isTollFree: v.boolean(),
  ownerType: numberOwnerSchema,
  ownerId: idSchema,
  ownerName: v.string(),
  ...textingStatusSchema.entries,
  links: v.array(
    v.object({
      link: v.picklist(textingLinks),
      state: v.picklist(textingLinkStates),
      /** When it came to stand so; null where nothing has happened. */
      at: v.nullable(instantSchema),
    }),
  ),
  brand: v.nullable(v.object({ id: idSchema, name: v.string() })),
  /** The vetting that says most of that brand; a brand without one texts at the standard pace. */
  vetting: v.nullable(
    v.object({ status: v.picklist(vettingStatuses), score: v.nullable(v.number()) }),
  ),
  campaign: v.nullable(v.object({ id: idSchema, name: v.string() })),
  /** Whether it belongs to that campaign, or would be added to it. */
  isAttached: v.boolean(),
  /** When it can text at the latest, while it is being switched on. */
  readyBy: v.nullable(instantSchema),
  /** Numbers with the same key stand alike: same state, brand and campaign. */
  alike: v.string(),
});
export type TextingNumber = v.InferOutput<typeof textingNumberSchema>;

const { search } = pageQuery(['number']);
const filters = {
  search,
  group: v.optional(v.picklist(textingGroups)),
  reason: v.optional(v.picklist(textingReasons)),
  ownerType: v.optional(numberOwnerSchema),
  /** Numbers of this company number or person alone. */
  ownerId: v.optional(idSchema),
  /** Numbers that belong to this campaign. */
  campaignId: v.optional(idSchema),
};
const { pageNum, limit } = pageQuery(['number']);

const counts = v.object({
  all: v.number(),
  ...v.entriesFromList(textingGroups, v.number()),
});

export const listTexting = defineEndpoint('GET /api/texting', {
  id: 'texting.list',
  summary:
    'Whether each number of the account can text, the worst first: its chain, the first broken link and the next step.',
  source,
  query: v.object({
    ...filters,
    pageNum,
    limit,
    /** Shows the first four numbers alone of those that stand alike. */
    fold: v.optional(v.picklist(['true', 'false'])),
    /** Keys, with commas between, whose numbers are all shown nevertheless. */
    open: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  }),
  answer: v.object({
    ...listSchema(textingNumberSchema).entries,
    /** Numbers by group under search, owner and campaign, whatever group is shown. */
    counts,
    /** How many that stand alike are not shown. */
    folded: v.array(v.object({ alike: v.string(), hidden: v.number() })),
    /** Numbers of the account that an active campaign would take. */
    addable: v.number(),
    /** Campaigns with numbers, for the filter. */
    campaigns: v.array(v.object({ id: idSchema, name: v.string() })),
  }),
});

export const exportTexting = defineEndpoint('GET /api/texting/export', {
  id: 'texting.export',
  summary: 'The same list under its filters as a CSV file.',
  source: ['annex J8'],
  query: v.object(filters),
  file: 'text/csv',
  fileName: 'texting-status.csv',
});

export const getTexting = defineEndpoint('GET /api/phonenumber/{id}/texting', {
  id: 'phoneNumber.texting',
  summary: 'Whether one number can text, and the active campaigns that would take it.',
  source,
  answer: v.object({
    ...textingNumberSchema.entries,
    others: v.array(v.object({ id: idSchema, name: v.string() })),
  }),
});
