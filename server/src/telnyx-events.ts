import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { hearOfBrand, hearOfCampaign, hearOfNumber } from './areas/compliance/words/hear.ts';
import { numberPurchaseWork } from './areas/phone-numbers/order-number.ts';
import { receiveText } from './areas/texts/receive.ts';
import { hastenText } from './areas/texts/work.ts';
import { hearOfSent, receivedTexts } from './messaging/telnyx/events.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { hastenWork } from './platform/due-rows.ts';
import { createTelnyxApp } from './telnyx/app.ts';
import { readTelnyxConfig } from './telnyx/config.ts';
import type { TelnyxEvent, TelnyxHandlers } from './telnyx/event.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

const orderSchema = v.object({ customer_reference: v.pipe(v.string(), v.uuid()) });

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
  return {
    brand: decided,
    campaign: decided,
    'message.sent': moved,
    'message.finalized': moved,
    async 'message.received'({ payload }) {
      for (const text of receivedTexts(payload, clock)) await receiveText({ db, clock }, text);
    },
    async 'number_order.complete'({ payload }) {
      const order = v.safeParse(orderSchema, payload);
      // Somebody else's, such as one that was placed at Telnyx by hand.
      if (!order.success) return;
      const subject = { kind: numberPurchaseWork, subjectId: order.output.customer_reference };
      await db.system((tx) => hastenWork(tx, subject, clock.now()));
    },
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
