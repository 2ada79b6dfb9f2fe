import * as v from 'valibot';

/*
 * How Telnyx keeps the calling name of a number, by the types of its SDK (telnyx 7.24, MIT): the files
 * phone-numbers/voice and phone-numbers/actions of its resources.
 */

/** "Must be alphanumeric characters or spaces with a maximum length of 15." */
export const telnyxNameSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 ]{1,15}$/));

const listingSchema = v.strictObject({
  cnam_listing_enabled: v.literal(true),
  cnam_listing_details: telnyxNameSchema,
});

/** Answer of `PATCH /phone_numbers/{id}/voice`. */
export const voiceSchema = v.object({ data: v.object({ cnam_listing: listingSchema }) });

/** The request, by method and path: its body. */
export const nameRequests = {
  'PATCH /phone_numbers/{id}/voice': v.strictObject({ cnam_listing: listingSchema }),
};
