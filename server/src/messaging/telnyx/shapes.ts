import * as v from 'valibot';
import { e164 } from '../../telnyx/own-numbers.ts';

/*
 * Texts, by the types of Telnyx's SDK (telnyx 7.24, MIT): the files messages/messages and webhooks of
 * its resources.
 */

const nonEmpty = v.pipe(v.string(), v.nonEmpty());

/** A text that goes out, to one receiver as the adapter sends them. */
const messageSchema = v.object({
  id: nonEmpty,
  to: v.pipe(v.array(v.object({ status: nonEmpty })), v.minLength(1)),
  errors: v.nullish(v.array(v.object({ code: v.string() }))),
});
export type TelnyxMessage = v.InferOutput<typeof messageSchema>;

/** Answer of `POST /messages` and `GET /messages/{id}`. */
export const messageAnswerSchema = v.object({ data: messageSchema });

/** What an event says of a text that went out: Telnyx's id, and the address that we gave with it. */
export const sentEventSchema = v.object({ id: nonEmpty, webhook_url: v.nullish(v.string()) });

/** What an event says of a text that came in. */
export const receivedEventSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  from: v.object({ phone_number: e164 }),
  to: v.array(v.object({ phone_number: e164 })),
  text: v.nullish(v.string(), ''),
  media: v.nullish(v.array(v.object({ url: v.nullish(v.string(), '') })), []),
  received_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Requests of texts, by method and path: their body, or their query. */
export const textRequests = {
  'POST /messages': v.strictObject({
    from: e164,
    to: e164,
    text: nonEmpty,
    type: v.literal('SMS'),
    webhook_url: v.pipe(v.string(), v.url()),
  }),
  'GET /messages/{id}': v.strictObject({}),
};
