import type { Visit } from '../payments.ts';
import { isMissing } from './client.ts';
import type { StripeParts } from './parts.ts';

type Parts = Pick<StripeParts, 'stripe' | 'db'>;

/** The account's customer at Stripe, as it is known so far; empty before the first visit. */
export async function knownCustomer({ db }: Pick<Parts, 'db'>, tenantId: string): Promise<string> {
  const { customer } = await readAccount({ db }, tenantId);
  return customer;
}

/**
 * The account's customer at Stripe, made at the first visit, and anew where it was deleted there or
 * belongs to other keys.
 */
export async function customerOf(parts: Parts, tenantId: string): Promise<string> {
  const { stripe, db } = parts;
  const { customer: known, name, email } = await readAccount(parts, tenantId);
  if (known !== '' && (await exists(parts, known))) return known;
  const { id } = await stripe.customers.create(
    { name, ...(email !== '' && { email }), metadata: { account: tenantId } },
    { idempotencyKey: `customer ${tenantId} ${known}` },
  );
  await db.tenant(tenantId, (tx) =>
    tx
      .updateTable('tenant')
      .set({ stripe_id: id })
      .where('id', '=', tenantId)
      .where('stripe_id', '=', known)
      .execute(),
  );
  return id;
}

/** Address of Stripe's own portal, where the customer's cards are seen to. */
export async function openCustomerPortal(
  parts: Parts,
  { tenantId, returnTo }: Visit,
): Promise<string> {
  const customer = await customerOf(parts, tenantId);
  const session = await parts.stripe.billingPortal.sessions.create({
    customer,
    return_url: returnTo,
  });
  return session.url;
}

function readAccount({ db }: Pick<Parts, 'db'>, tenantId: string) {
  return db.tenant(tenantId, (tx) =>
    tx
      .selectFrom('tenant')
      .select(['stripe_id as customer', 'company_name as name', 'stripe_email as email'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
}

async function exists({ stripe }: Parts, customer: string): Promise<boolean> {
  try {
    const { deleted } = await stripe.customers.retrieve(customer);
    return deleted !== true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
