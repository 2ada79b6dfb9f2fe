import * as v from 'valibot';
import { currencySchema, defineEndpoint, listSchema, pageQuery } from '@jackfield/contract';

/** What calls to a country cost (ENT-12, annex F6). */
export const rateDeckEntrySchema = v.object({
  /** The country's code, by which lists know the row. */
  id: v.string(),
  name: v.string(),
  /** '+55', with commas between where a country has several. */
  displayDialingCode: v.string(),
  countryAlpha3Code: v.string(),
  /** Of a minute, the lowest of the country. */
  rate: v.number(),
  /** The highest; the same where there is one price. */
  highestRate: v.number(),
  currency: currencySchema,
  /** Whether calls of the account may go there (annex E7). */
  isAllowed: v.boolean(),
});
export type RateDeckEntry = v.InferOutput<typeof rateDeckEntrySchema>;

const page = pageQuery(['name', 'displayDialingCode', 'rate', 'isAllowed']);
const isAllowed = v.optional(v.picklist(['true', 'false']));

export const listRates = defineEndpoint('GET /api/v1/tenant/{tenantId}/ratedeck', {
  id: 'rateDeck.list',
  summary: 'What calls abroad cost the account, by country, and where they may go.',
  source: ['API-56', 'CRED-06', 'ENT-12', 'OP-111'],
  query: v.object({ ...page, isAllowed }),
  answer: v.object({
    ...listSchema(rateDeckEntrySchema).entries,
    /** How many match the search, for the pills. */
    counts: v.object({ all: v.number(), allowed: v.number(), notAllowed: v.number() }),
  }),
});
export type RateListQuery = v.InferInput<NonNullable<typeof listRates.query>>;

export const exportRates = defineEndpoint('GET /api/v1/tenant/{tenantId}/ratedeck/export', {
  id: 'rateDeck.export',
  summary: 'The rate deck under search and filters as a CSV file.',
  source: ['annex J8', 'CRED-06'],
  query: v.object({
    search: page.search,
    sortBy: page.sortBy,
    direction: page.direction,
    isAllowed,
  }),
  file: 'text/csv',
  fileName: 'rates.csv',
});
