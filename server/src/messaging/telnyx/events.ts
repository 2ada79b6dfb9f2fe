import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { receivedEventSchema, sentEventSchema } from './shapes.ts';
import { keepId } from './texts.ts';

/** Our id at the end of the address that a text was sent with. */
const ownId = /\/text\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Hears that a text that went out has moved; answers Telnyx's id, null for what is none of ours. A
 * text whose answer was lost is known from then on.
 */
export async function hearOfSent(db: Database, payload: unknown): Promise<string | null> {
  const sent = v.safeParse(sentEventSchema, payload);
  const id = sent.success ? ownId.exec(sent.output.webhook_url ?? '')?.[1] : undefined;
  if (!sent.success || id === undefined) return null;
  await keepId(db, id, sent.output.id);
  return sent.output.id;
}

/**
 * Texts of an event, one for each of our numbers that it came to. Pictures come as addresses behind
 * the words, and a clock that is ahead of ours counts as ours.
 */
export function receivedTexts(payload: unknown, clock: Clock) {
  const { id, from, to, text, media, received_at: at } = v.parse(receivedEventSchema, payload);
  const words = [text, ...media.map(({ url }) => url)].filter(Boolean).join('\n');
  const received = new Date(Math.min(Date.parse(at), clock.now().getTime()));
  return to.map(({ phone_number: number }) => ({
    id,
    from: from.phone_number,
    to: number,
    text: words,
    at: received.toISOString(),
  }));
}
