import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { hearOfBrand, hearOfCampaign, hearOfNumber } from './areas/compliance/words/hear.ts';
import { numberPurchaseWork } from './areas/phone-numbers/order-number.ts';
import { portOrderWork } from './areas/port-in/due.ts';
import { receiveText } from './areas/texts/receive.ts';
import { hastenText } from './areas/texts/work.ts';
import { hearOfSent, receivedTexts } from './messaging/telnyx/events.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { hastenWork } from './platform/due-rows.ts';
import { portEvents } from './porting/telnyx/porting.ts';
import { createTelnyxApp } from './telnyx/app.ts';
import { readTelnyxConfig } from './telnyx/config.ts';
import type { TelnyxEvent, TelnyxHandlers } from './telnyx/event.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

const idSchema = v.pipe(v.string(), v.uuid());
const orderSchema = v.object({ customer_reference: idSchema });

const registrySchema = v.object({
  brandId: v.optional(v.string()),
  campaignId: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
});

/** What events of Telnyx lead to: whoever waits for what has moved asks about it now. */
function telnyxHandlers({ db, clock }: Parts): TelnyxHandlers {
  const moved = async ({ payload }: TelnyxEvent) => {
    const providerId = await hearOfSent(db, payload);
    if (providerId !== null) await hastenText({ db, clock }, providerId);
  };
  const decided = async ({ payload }: TelnyxEvent) => {
    const { brandId, campaignId, phoneNumber } = v.parse(registrySchema, payload);
    const at = clock.now();
    await db.system(async (tx) => {
      if (phoneNumber !== undefined) await hearOfNumber(tx, { id: phoneNumber, at });
      else if (campaignId !== undefined) await hearOfCampaign(tx, { id: campaignId, at });
      else if (brandId !== undefined) await hearOfBrand(tx, { id: brandId, at });
    });
  };
  /** Makes an order of ours due; the other ones there are somebody else's, such as placed by hand. */
  const hasten = async (kind: string, subjectId: unknown) => {
    if (!v.is(idSchema, subjectId)) return;
    await db.system((tx) => hastenWork(tx, { kind, subjectId }, clock.now()));
  };
  const referenceOf = (payload: unknown) =>
    v.is(orderSchema, payload) ? payload.customer_reference : null;
  // What is told of a part that was split off has no reference, but the address that it was given.
  const ported = ({ about, payload }: TelnyxEvent) =>
    hasten(
      portOrderWork,
      about.startsWith(portEvents) ? about.slice(portEvents.length) : referenceOf(payload),
    );
  return {
    brand: decided,
    campaign: decided,
    'message.sent': moved,
    'message.finalized': moved,
    async 'message.received'({ payload }) {
      for (const text of receivedTexts(payload, clock)) await receiveText({ db, clock }, text);
    },
    'number_order.complete': ({ payload }) => hasten(numberPurchaseWork, referenceOf(payload)),
    'porting_order.deleted': ported,
    'porting_order.new_comment': ported,
    'porting_order.split': ported,
    'porting_order.status_changed': ported,
  };
}

/** Where Telnyx tells its events; null without its keys. */
export async function openTelnyxEvents(
  env: NodeJS.ProcessEnv,
  parts: Parts & { readonly log: FastifyBaseLogger },
): Promise<FastifyInstance | null> {
  const config = readTelnyxConfig(env);
  if (config === null) return null;
  return createTelnyxApp({
    ...parts,
    publicKey: config.publicKey,
    handlers: telnyxHandlers(parts),
  });
}
