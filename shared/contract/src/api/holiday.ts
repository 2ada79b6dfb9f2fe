import * as v from 'valibot';
import { accountCountrySchema, daySchema, defineEndpoint } from '@jackfield/contract';

/** A public holiday of a country or of one of its regions (annex J3). */
export const holidaySchema = v.object({
  name: v.string(),
  day: daySchema,
  /** The same day of every year. */
  isFixed: v.boolean(),
  /** Follows the moon and may still move until the authorities announce it. */
  isUnconfirmed: v.boolean(),
  /** Another day of the list is observed for it, because it falls on a weekend. */
  hasSubstitute: v.optional(v.boolean()),
});
export type Holiday = v.InferOutput<typeof holidaySchema>;

/** Years that holidays are computed for. */
const year = v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number));

export const listHolidays = defineEndpoint('GET /api/holiday/{country}/{year}', {
  id: 'holiday.list',
  summary: 'Public holidays of a country, or of a state or province of it.',
  source: ['annex J3'],
  params: v.object({ country: accountCountrySchema, year }),
  query: v.object({ region: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/))) }),
  answer: v.object({
    /** States, provinces and territories, by name. */
    regions: v.array(v.object({ code: v.string(), name: v.string() })),
    /** By day. */
    items: v.array(holidaySchema),
  }),
});
export type Holidays = v.InferOutput<NonNullable<typeof listHolidays.answer>>;
