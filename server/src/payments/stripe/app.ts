import Fastify, { type FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { heardEvents } from '../../platform/heard-events.ts';
import type { PaymentLog } from '../beside-parts.ts';
import { type PageParts, prefixOf } from '../pages/parts.ts';
import { addPages } from '../pages/scope.ts';
import { paidReturn } from '../paid-return.ts';
import { findCard } from './cards.ts';
import { openCustomerPortal } from './customers.ts';
import { decidedIntent, detachedCard } from './events.ts';
import { referenceOf } from './intents.ts';
import type { StripeParts } from './parts.ts';

const bodyLimit = 512 * 1024;

export interface StripeAppParts extends StripeParts, Omit<PageParts, 'openCards' | 'note'> {
  readonly webhookSecret: string;
  readonly log: PaymentLog;
}

/**
 * Where Stripe tells that something has moved, where people come back to who have confirmed a charge,
 * and where bills are paid: an application of its own beside the portal, because a signature is over
 * the bytes as they came and callers have neither session nor the portal's header.
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
  await app.register((pages) =>
    addPages(pages, {
      ...parts,
      openCards: (visit) => openCustomerPortal(parts, visit),
      note: null,
    }),
  );
  await app.ready();
  return app;
}

function addWebhook(app: FastifyInstance, parts: StripeAppParts): void {
  const heard = heardEvents(parts, 'stripe_event');
  app.post<{ Body: Buffer | undefined }>(`${prefixOf(parts)}/webhook`, async (request, reply) => {
    const event = readEvent(parts, request.body, request.headers['stripe-signature']);
    if (event === null) {
      parts.log.warn({ address: request.ip }, 'event of Stripe refused');
      return reply.code(400).send();
    }
    const handle = handlerOf(parts, event);
    if (handle !== null) await heard.once(event.id, handle);
    return reply.code(200).send();
  });
}

/** What an event leads to; null for kinds that nobody waits for. */
function handlerOf(parts: StripeAppParts, event: Stripe.Event): (() => Promise<void>) | null {
  const intent = decidedIntent(event);
  if (intent !== null) {
    return async () => {
      const reference = await referenceOf(parts, intent);
      if (reference !== null) await parts.books.decided(reference);
    };
  }
  const card = detachedCard(event);
  if (card === null) return null;
  return async () => {
    // The event is not believed: a card that has been attached again meanwhile stays.
    const held = await findCard(parts.stripe, card);
    if (held === null || held.customer === null) await parts.books.cardGone(card);
  };
}

/** Seconds that the clock of a signature may be off, as the library has it for the past. */
const tolerance = 300;

/** Seconds since 1970 at which a signature says that it was made. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);

/** The event, when it is signed with the secret and not five minutes old, or ahead; else null. */
function readEvent(
  { stripe, clock, webhookSecret }: StripeAppParts,
  body: Buffer | undefined,
  signature: string | string[] | undefined,
): Stripe.Event | null {
  if (body === undefined || typeof signature !== 'string') return null;
  const { webhooks } = stripe;
  const now = clock.now().getTime();
  if (!(signedAt(signature) - now / 1000 <= tolerance)) return null;
  try {
    return webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now);
  } catch {
    return null;
  }
}

const returnSchema = v.fallback(
  v.object({ payment_intent: v.string(), redirect_status: v.string() }),
  { payment_intent: '', redirect_status: '' },
);

function addReturn(app: FastifyInstance, parts: StripeAppParts): void {
  app.get(`${prefixOf(parts)}/confirmed`, async (request, reply) => {
    const { payment_intent: intent, redirect_status: status } = v.parse(
      returnSchema,
      request.query,
    );
    const reference = await referenceOf(parts, intent);
    if (reference === null) return reply.redirect(parts.portalUrl, 303);
    const purpose = await parts.books.decided(reference);
    const isConfirmed = status === 'succeeded';
    const to = paidReturn(parts.portalUrl, { purpose, token: intent, isConfirmed });
    return reply.redirect(to, 303);
  });
}
