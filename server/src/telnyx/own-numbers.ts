import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import { read } from './read.ts';

/*
 * Numbers that Telnyx keeps for us, by the types of its SDK (telnyx 7.24, MIT): the file
 * phone-numbers/phone-numbers of its resources.
 */

export const e164 = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** A number of ours. `active` is in use, those of `ended` are ours no longer, others are on their way. */
const ownNumberSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  phone_number: e164,
  status: v.picklist([
    'purchase-pending',
    'purchase-failed',
    'port-pending',
    'port-failed',
    'active',
    'deleted',
    'emergency-only',
    'ported-out',
    'port-out-pending',
    'requirement-info-pending',
    'requirement-info-under-review',
    'requirement-info-exception',
    'provision-pending',
  ]),
});
export type OwnNumber = v.InferOutput<typeof ownNumberSchema>;

/** States of a number that is ours no longer, or never was. */
const ended: ReadonlySet<OwnNumber['status']> = new Set([
  'purchase-failed',
  'port-failed',
  'deleted',
  'ported-out',
]);

/** Answer of `GET /phone_numbers`. */
const ownNumbersSchema = v.object({ data: v.array(ownNumberSchema) });

/** Numbers of ours whose digits hold these, first page; all of them without. */
export async function listOwn(client: Telnyx, digits?: string): Promise<OwnNumber[]> {
  const filter = digits === undefined ? {} : { filter: { phone_number: digits } };
  const { data } = await client.phoneNumbers.list(filter);
  return read(ownNumbersSchema, { data }).data.filter((one) => !ended.has(one.status));
}

/** A number as Telnyx has it among ours; null where it does not, or does no longer. */
export async function findOwn(client: Telnyx, number: string): Promise<OwnNumber | null> {
  const own = await listOwn(client, number.replace('+', ''));
  return own.find((one) => one.phone_number === number) ?? null;
}

/** How a list is paged, as the SDK asks for it. */
export const page = {
  'page[number]': v.optional(v.string()),
  'page[size]': v.optional(v.string()),
};

/** Requests for our numbers, by method and path: their query. */
export const ownNumberRequests = {
  // "Non-numerical characters will result in no values being returned."
  'GET /phone_numbers': v.strictObject({
    'filter[phone_number]': v.optional(v.pipe(v.string(), v.regex(/^\d{7,15}$/))),
    ...page,
  }),
};
