import * as v from 'valibot';
import { e164, page } from '../../telnyx/own-numbers.ts';

/*
 * What of Telnyx's API selling numbers uses, by the types of its SDK (telnyx 7.24, MIT): the files
 * available-phone-numbers, number-orders and phone-numbers/phone-numbers of its resources.
 */

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

/** Requests that the adapter makes, by method and path: their query, or their body. */
export const numberRequests = {
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
    messaging_profile_id: v.optional(v.string()),
    phone_numbers: v.tuple([v.strictObject({ phone_number: e164 })]),
  }),
  'GET /number_orders/{id}': v.strictObject({}),
  'DELETE /phone_numbers/{id}': v.strictObject({}),
};
