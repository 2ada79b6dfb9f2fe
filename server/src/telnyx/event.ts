import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** What Telnyx tells of something that has moved there. */
export interface TelnyxEvent {
  readonly id: string;
  /** Such as `number_order.complete`; `brand` or `campaign` of the registry's, which name none. */
  readonly type: string;
  readonly payload: unknown;
  /** What stands behind the address that we gave, such as an id of ours; empty for nothing. */
  readonly about: string;
}

/** What an event leads to, by its type. Those that nobody waits for are in none. */
export type TelnyxHandlers = Readonly<Record<string, (event: TelnyxEvent) => Promise<void>>>;

const nonEmpty = v.pipe(v.string(), v.nonEmpty());
const eventSchema = v.object({
  data: v.object({
    id: nonEmpty,
    event_type: nonEmpty,
    payload: v.unknown(),
  }),
});
/** `CampaignStatusUpdate` of the SDK has neither id nor type, and so have those of brands. */
const bareSchema = v.object({
  brandId: v.optional(v.string()),
  campaignId: v.optional(v.string()),
});

/** Reads an event; null for what is none. Those without an id are known by their bytes. */
export function readEvent(body: Buffer, about: string): TelnyxEvent | null {
  const json = parse(body);
  const event = v.safeParse(eventSchema, json);
  if (event.success) {
    const { id, event_type: type, payload } = event.output.data;
    return { id, type, payload, about };
  }
  const bare = v.safeParse(bareSchema, json);
  if (!bare.success) return null;
  const { brandId, campaignId } = bare.output;
  if (brandId === undefined && campaignId === undefined) return null;
  const id = createHash('sha256').update(body).digest('hex');
  return { id, type: campaignId === undefined ? 'brand' : 'campaign', payload: json, about };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
