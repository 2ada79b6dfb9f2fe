import type { Stripe } from 'stripe';
import type { EnteredCard, Payments, Visit } from '../payments.ts';
import { isMissing } from './client.ts';
import { customerOf, knownCustomer } from './customers.ts';
import type { StripeParts } from './parts.ts';

/** What Checkout puts the id of its session in place of; it is not recognised in encoded form. */
const sessionId = '{CHECKOUT_SESSION_ID}';
const sessionShape = /^cs_\w+$/;

type Cards = Pick<Payments, 'openCardEntry' | 'takeCard' | 'dropCard'>;

/**
 * Cards of accounts. They are entered on a page of Stripe Checkout, whose session is the token that
 * the browser brings back.
 */
export function createStripeCards(parts: StripeParts): Cards {
  const { stripe } = parts;
  return {
    async openCardEntry(visit) {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        allowed_payment_method_types: ['card'],
        customer: await customerOf(parts, visit.tenantId),
        success_url: returnWith(visit),
        cancel_url: visit.returnTo,
      });
      if (session.url === null) throw new Error('The page for cards has no address.');
      return session.url;
    },
    async takeCard({ tenantId, token }) {
      const customer = await knownCustomer(parts, tenantId);
      if (customer === '' || !sessionShape.test(token)) return null;
      const card = await findEntered(stripe, token);
      return card !== null && idOf(card.customer) === customer ? describe(card) : null;
    },
    async dropCard(card) {
      const held = await findCard(stripe, card);
      if (held !== null && held.customer !== null) await stripe.paymentMethods.detach(card);
    },
  };
}

/** A card that is kept at Stripe; null for one that never was. */
export async function findCard(stripe: Stripe, card: string): Promise<Stripe.PaymentMethod | null> {
  try {
    return await stripe.paymentMethods.retrieve(card);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Id of what Stripe names by id or gives whole. */
export const idOf = (named: string | { readonly id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

function returnWith({ returnTo }: Visit): string {
  const to = new URL(returnTo);
  to.searchParams.set('redirect_status', 'succeeded');
  to.searchParams.set('source_type', 'card');
  return `${to.href}&payment_intent=${sessionId}`;
}

/** The card that was entered in a session; null before it was, and for a session that is none. */
async function findEntered(stripe: Stripe, token: string): Promise<Stripe.PaymentMethod | null> {
  const expand = ['setup_intent.payment_method'];
  try {
    const { setup_intent: setup } = await stripe.checkout.sessions.retrieve(token, { expand });
    if (setup === null || typeof setup === 'string' || setup.status !== 'succeeded') return null;
    return typeof setup.payment_method === 'string' ? null : setup.payment_method;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function describe({ id, card, billing_details: person }: Stripe.PaymentMethod): EnteredCard | null {
  if (card === undefined) return null;
  return {
    id,
    brand: card.brand,
    last4Digits: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    holderName: person.name ?? '',
  };
}
