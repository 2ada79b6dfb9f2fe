import type { Stripe } from 'stripe';
import { wantsWord } from './confirm.ts';
import type { StripeParts } from './parts.ts';

/** Longer than Stripe sends an event again. */
const kept = 30 * 86_400_000;

/** The PaymentIntent that an event says has been decided; null for events of other kinds. */
export function decidedIntent(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'payment_intent.payment_failed':
      // The charge under way goes on to ask the customer; work that begins anew would only delay it.
      return wantsWord(event.data.object) ? null : event.data.object.id;
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return event.data.object.id;
    default:
      return null;
  }
}

/** The card that an event says Stripe keeps no longer; null for events of other kinds. */
export const detachedCard = (event: Stripe.Event): string | null =>
  event.type === 'payment_method.detached' ? event.data.object.id : null;

type Parts = Pick<StripeParts, 'db' | 'clock'>;

/** Whether an event was handled before. */
export async function wasHandled({ db }: Parts, id: string): Promise<boolean> {
  const row = await db.system((tx) =>
    tx.selectFrom('stripe_event').select('id').where('id', '=', id).executeTakeFirst(),
  );
  return row !== undefined;
}

/** Keeps that an event was handled, and forgets those that nobody sends any more. */
export async function keepHandled({ db, clock }: Parts, id: string): Promise<void> {
  const now = clock.now();
  await db.system(async (tx) => {
    await tx
      .deleteFrom('stripe_event')
      .where('received_at', '<', new Date(now.getTime() - kept))
      .execute();
    await tx
      .insertInto('stripe_event')
      .values({ id, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
