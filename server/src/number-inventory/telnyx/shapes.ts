import * as v from 'valibot';

/*
 * What of Telnyx's API the adapter uses, by the types of its SDK (telnyx 7.24, MIT): the files
 * available-phone-numbers, number-orders and phone-numbers/phone-numbers of its resources.
 */

const e164 = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** Answer of `GET /available_phone_numbers`. */
export const availableSchema = v.object({
  data: v.array(v.object({ phone_number: e164 })),
});

/** An order, of one number as the adapter makes them. */
const orderSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['pending', 'success', 'failure']),
});
export type TelnyxOrder = v.InferOutput<typeof orderSchema>;

/** Answer of `POST /number_orders` and `GET /number_orders/{id}`. */
export const orderAnswerSchema = v.object({ data: orderSchema });
/** Answer of `GET /number_orders`. */
export const orderListSchema = v.object({ data: v.array(orderSchema) });

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
export const ended: ReadonlySet<OwnNumber['status']> = new Set([
  'purchase-failed',
  'port-failed',
  'deleted',
  'ported-out',
]);

/** Answer of `GET /phone_numbers`. */
export const ownNumbersSchema = v.object({ data: v.array(ownNumberSchema) });

/** Error of the SDK for what is refused, and would be again. */
export const refusalSchema = v.object({ status: v.picklist([400, 404, 409, 422]) });

const page = { 'page[number]': v.optional(v.string()), 'page[size]': v.optional(v.string()) };

/** Requests that the adapter makes, by method and path: their query, or their body. */
export const requestSchemas = {
  'GET /available_phone_numbers': v.strictObject({
    'filter[country_code]': v.picklist(['US', 'CA']),
    'filter[national_destination_code]': v.pipe(v.string(), v.regex(/^\d{3}$/)),
    'filter[phone_number_type]': v.picklist(['local', 'toll_free']),
    'filter[limit]': v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    'filter[best_effort]': v.literal('false'),
    'filter[phone_number][contains]': v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
    'filter[phone_number][ends_with]': v.optional(v.pipe(v.string(), v.regex(/^\d{7}$/))),
  }),
  'GET /number_orders': v.strictObject({
    'filter[customer_reference]': v.pipe(v.string(), v.uuid()),
    ...page,
  }),
  'POST /number_orders': v.strictObject({
    customer_reference: v.pipe(v.string(), v.uuid()),
    connection_id: v.optional(v.string()),
    phone_numbers: v.tuple([v.strictObject({ phone_number: e164 })]),
  }),
  'GET /number_orders/{id}': v.strictObject({}),
  // "Non-numerical characters will result in no values being returned."
  'GET /phone_numbers': v.strictObject({
    'filter[phone_number]': v.pipe(v.string(), v.regex(/^\d{7,15}$/)),
    ...page,
  }),
  'DELETE /phone_numbers/{id}': v.strictObject({}),
};
