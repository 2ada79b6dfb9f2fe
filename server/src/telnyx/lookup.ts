import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import { writing } from './client.ts';
import { read, refusal } from './read.ts';

/*
 * What Telnyx knows of any number, by the types of its SDK (telnyx 7.24, MIT): the file number-lookup
 * of its resources.
 */

const lookupSchema = v.object({
  data: v.object({
    carrier: v.nullish(v.object({ type: v.nullish(v.string()) })),
    caller_name: v.nullish(v.object({ caller_name: v.nullish(v.string()) })),
  }),
});

/** What is asked of a number; each costs. */
type Kind = 'carrier' | 'caller-name';

/** The request, by method and path: its query. */
export const lookupRequests = {
  'GET /number_lookup/{number}': v.strictObject({ type: v.picklist(['carrier', 'caller-name']) }),
};

/**
 * What Telnyx's lookup says of a number; null where it looks at no such number, as at those of Canada
 * unless they are enabled there. Each answer is billed, so it is asked for once.
 */
export async function lookUp(client: Telnyx, number: string, type: Kind) {
  try {
    const answer = await client.numberLookup.retrieve(number, { type }, writing);
    return read(lookupSchema, answer).data;
  } catch (error) {
    if (refusal(error) === null) throw error;
    return null;
  }
}
