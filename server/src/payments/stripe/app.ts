import Fastify, { type FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { Decided, PaymentLog } from '../beside-parts.ts';
import { paidReturn } from '../paid-return.ts';
import { decidedIntent, keepHeard, wasHeard } from './events.ts';
import { referenceOf } from './intents.ts';
import type { StripeParts } from './parts.ts';

const bodyLimit = 512 * 1024;

export interface StripeAppParts extends StripeParts {
  readonly webhookSecret: string;
  /** Origin of the portal. */
  readonly portalUrl: string;
  readonly decided: Decided;
  readonly log: PaymentLog;
}

/**
 * Where Stripe tells that something has moved, and where people come back to who have confirmed a
 * charge: an application of its own beside the portal, because a signature is over the bytes as they
 * came and callers have neither session nor the portal's header.
 */
export async function createStripeApp(parts: StripeAppParts): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, bytes: Buffer) => bytes,
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  // Stripe sends an event again that was not answered with 200; what went wrong is not its business.
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    parts.log.warn({ reason: error.message }, 'event of Stripe not heard');
    return reply.code(error.statusCode ?? 500).send();
  });
  addWebhook(app, parts);
  addReturn(app, parts);
  await app.ready();
  return app;
}

const pathOf = ({ base }: StripeAppParts, name: string): string =>
  `${new URL(base).pathname}/${name}`;

function addWebhook(app: FastifyInstance, parts: StripeAppParts): void {
  app.post<{ Body: Buffer | undefined }>(pathOf(parts, 'webhook'), async (request, reply) => {
    const event = readEvent(parts, request.body, request.headers['stripe-signature']);
    if (event === null) {
      parts.log.warn({ address: request.ip }, 'event of Stripe refused');
      return reply.code(400).send();
    }
    const intent = decidedIntent(event);
    if (intent !== null && !(await wasHeard(parts, event.id))) {
      const reference = await referenceOf(parts, intent);
      if (reference !== null) await parts.decided(reference);
      await keepHeard(parts, event.id);
    }
    return reply.code(200).send();
  });
}

/** The event, when it is signed with the secret and not older than five minutes; else null. */
function readEvent(
  { stripe, clock, webhookSecret }: StripeAppParts,
  body: Buffer | undefined,
  signature: string | string[] | undefined,
): Stripe.Event | null {
  if (body === undefined || typeof signature !== 'string') return null;
  const { webhooks } = stripe;
  const now = clock.now().getTime();
  try {
    return webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now);
  } catch {
    return null;
  }
}

const returnSchema = v.fallback(
  v.object({ payment_intent: v.string(), redirect_status: v.string() }),
  { payment_intent: '', redirect_status: '' },
);

function addReturn(app: FastifyInstance, parts: StripeAppParts): void {
  app.get(pathOf(parts, 'confirmed'), async (request, reply) => {
    const { payment_intent: intent, redirect_status: status } = v.parse(
      returnSchema,
      request.query,
    );
    const reference = await referenceOf(parts, intent);
    if (reference === null) return reply.redirect(parts.portalUrl, 303);
    const purpose = await parts.decided(reference);
    const isConfirmed = status === 'succeeded';
    const to = paidReturn(parts.portalUrl, { purpose, token: intent, isConfirmed });
    return reply.redirect(to, 303);
  });
}
