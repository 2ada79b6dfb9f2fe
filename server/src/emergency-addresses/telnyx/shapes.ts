import * as v from 'valibot';
import { e164, page } from '../../telnyx/own-numbers.ts';

/*
 * How Telnyx knows where calls for help come from, by the types of its SDK (telnyx 7.24, MIT): the files
 * dynamic-emergency-addresses and dynamic-emergency-endpoints of its resources.
 */

const text = v.pipe(v.string(), v.nonEmpty());
const status = v.picklist(['pending', 'activated', 'rejected']);

/** What an address is made of. */
const addressBodySchema = v.strictObject({
  house_number: text,
  street_name: text,
  extended_address: v.optional(text),
  locality: text,
  administrative_area: text,
  postal_code: text,
  country_code: v.picklist(['US', 'CA']),
});
export type AddressBody = v.InferOutput<typeof addressBodySchema>;

/** What a caller is made of. */
const callerBodySchema = v.strictObject({
  dynamic_emergency_address_id: text,
  callback_number: e164,
  caller_name: text,
});
export type CallerBody = v.InferOutput<typeof callerBodySchema>;

const addressSchema = v.object({
  id: text,
  status,
  sip_geolocation_id: v.nullish(v.string()),
  house_number: v.string(),
  street_name: v.string(),
  extended_address: v.nullish(v.string(), ''),
  locality: v.string(),
  administrative_area: v.string(),
  postal_code: v.string(),
});
const callerSchema = v.object({
  id: text,
  status,
  sip_from_id: v.nullish(v.string()),
  dynamic_emergency_address_id: v.string(),
  callback_number: v.string(),
});

/** Answers of calls of one of them, and of lists. */
export const addressAnswerSchema = v.object({ data: addressSchema });
export const callerAnswerSchema = v.object({ data: callerSchema });
export const addressListSchema = v.object({ data: v.array(addressSchema) });
export const callerListSchema = v.object({ data: v.array(callerSchema) });

const none = v.strictObject({});

/** Requests that the adapter makes, by method and path: their query, or their body. */
export const emergencyRequests = {
  'GET /dynamic_emergency_addresses': v.strictObject({ ...page }),
  'POST /dynamic_emergency_addresses': addressBodySchema,
  'GET /dynamic_emergency_addresses/{id}': none,
  'DELETE /dynamic_emergency_addresses/{id}': none,
  'GET /dynamic_emergency_endpoints': v.strictObject({ ...page }),
  'POST /dynamic_emergency_endpoints': callerBodySchema,
  'GET /dynamic_emergency_endpoints/{id}': none,
  'DELETE /dynamic_emergency_endpoints/{id}': none,
};
