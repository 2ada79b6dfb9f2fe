import * as v from 'valibot';
import { e164, page } from '../../telnyx/own-numbers.ts';

/*
 * What of Telnyx's API porting uses, by the types of its SDK (telnyx 7.24, MIT): the files
 * portability-checks, porting-orders and documents of its resources.
 */

/** Answer of `POST /portability_checks`; the carrier is in Telnyx's quickstart alone. */
export const portabilitySchema = v.object({
  data: v.array(
    v.object({
      phone_number: e164,
      portable: v.boolean(),
      not_portable_reason: v.nullish(v.string()),
      carrier_name: v.nullish(v.string()),
    }),
  ),
});

/** States of an order there. */
const statusSchema = v.object({
  value: v.picklist([
    'draft',
    'in-process',
    'submitted',
    'exception',
    'foc-date-confirmed',
    'ported',
    'cancelled',
    'cancel-pending',
  ]),
  details: v.nullish(
    v.array(v.object({ code: v.string(), description: v.nullish(v.string()) })),
    [],
  ),
});

const orderSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    customer_reference: v.nullish(v.string()),
    status: statusSchema,
    activation_settings: v.nullish(
      v.object({ foc_datetime_actual: v.nullish(v.pipe(v.string(), v.isoTimestamp())) }),
    ),
    phone_numbers: v.array(
      v.object({ phone_number: e164, activation_status: v.nullish(v.string()) }),
    ),
  }),
  v.transform(
    ({ id, customer_reference: reference, status, activation_settings, phone_numbers }) => ({
      id,
      reference: reference ?? null,
      status: status.value,
      details: status.details ?? [],
      /** When the numbers move; null until the other carrier confirms it. */
      movesAt: activation_settings?.foc_datetime_actual ?? null,
      numbers: phone_numbers.map(({ phone_number: number, activation_status: activation }) => ({
        number,
        activation: activation ?? null,
      })),
    }),
  ),
);
/** An order, of some of the numbers of one of ours: Telnyx splits what it cannot move together. */
export type TelnyxPortOrder = v.InferOutput<typeof orderSchema>;

/** Answer of calls of one order. */
export const portAnswerSchema = v.object({ data: orderSchema });
/** Answer of `GET` and `POST /porting_orders`. */
export const portListSchema = v.object({ data: v.array(orderSchema) });

/** Answer of `GET /porting_orders/{id}/comments`. */
export const commentsSchema = v.object({
  data: v.array(
    v.object({
      body: v.nullish(v.string(), ''),
      user_type: v.nullish(v.string()),
      created_at: v.nullish(v.string(), ''),
    }),
  ),
});

/** Answer of `GET /porting_orders/{id}/allowed_foc_windows`. */
export const windowsSchema = v.object({
  data: v.array(
    v.object({
      started_at: v.pipe(v.string(), v.isoTimestamp()),
      ended_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

/** Answer of `POST /documents`. */
export const documentSchema = v.object({
  data: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
});

/** What a refused call says, and of which part of its body. */
export const refusedPartSchema = v.object({
  error: v.object({
    errors: v.array(
      v.object({
        detail: v.nullish(v.string()),
        title: v.nullish(v.string()),
        source: v.nullish(v.object({ pointer: v.nullish(v.string()) })),
      }),
    ),
  }),
});

const reference = v.pipe(v.string(), v.uuid());
const text = v.pipe(v.string(), v.nonEmpty());
const textOrNull = v.nullable(text);

/** What an order is filled with. */
export const portBodySchema = v.strictObject({
  customer_reference: reference,
  webhook_url: v.optional(v.pipe(v.string(), v.url())),
  end_user: v.strictObject({
    admin: v.strictObject({
      entity_name: text,
      auth_person_name: text,
      account_number: text,
      billing_phone_number: e164,
      pin_passcode: textOrNull,
    }),
    location: v.strictObject({
      street_address: text,
      extended_address: textOrNull,
      locality: text,
      administrative_area: text,
      postal_code: text,
      country_code: v.picklist(['US', 'CA']),
    }),
  }),
  documents: v.strictObject({ loa: text, invoice: text }),
  misc: v.strictObject({ type: v.literal('full') }),
  messaging: v.optional(v.strictObject({ enable_messaging: v.literal(true) })),
  activation_settings: v.strictObject({
    foc_datetime_requested: v.pipe(v.string(), v.isoTimestamp()),
  }),
  phone_number_configuration: v.strictObject({
    connection_id: v.optional(v.string()),
    messaging_profile_id: v.optional(v.string()),
  }),
});
export type PortBody = v.InferOutput<typeof portBodySchema>;

const numbers = v.pipe(v.array(e164), v.minLength(1), v.maxLength(50));

/** Requests that the adapter makes, by method and path: their query, or their body. */
export const portingRequests = {
  'POST /portability_checks': v.strictObject({ phone_numbers: numbers }),
  'GET /porting_orders': v.strictObject({
    'filter[customer_reference]': v.optional(reference),
    'filter[phone_numbers][phone_number][contains]': v.optional(
      v.pipe(v.string(), v.regex(/^\d{7,15}$/)),
    ),
    include_phone_numbers: v.literal('true'),
    ...page,
  }),
  'POST /porting_orders': v.strictObject({
    customer_reference: reference,
    phone_numbers: numbers,
  }),
  'GET /porting_orders/{id}': v.strictObject({ include_phone_numbers: v.literal('true') }),
  'PATCH /porting_orders/{id}': portBodySchema,
  'DELETE /porting_orders/{id}': v.strictObject({}),
  'POST /porting_orders/{id}/actions/confirm': v.strictObject({}),
  'POST /porting_orders/{id}/actions/cancel': v.strictObject({}),
  'GET /porting_orders/{id}/allowed_foc_windows': v.strictObject({}),
  'GET /porting_orders/{id}/comments': v.strictObject({ ...page }),
  'POST /documents': v.strictObject({
    file: v.pipe(v.string(), v.base64()),
    filename: text,
    customer_reference: reference,
  }),
};
