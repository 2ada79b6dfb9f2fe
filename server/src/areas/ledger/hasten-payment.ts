import type { Purpose } from '../../payments/beside-parts.ts';
import type { RequestContext } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { cardPaymentWork } from './card-payment-work.ts';

/**
 * Makes due now what waits for a charge that the provider has decided. Answers what the payment is
 * for; null for a reference of something else, which asks by itself.
 */
export async function hastenCardPayment(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  reference: string,
): Promise<Purpose> {
  const found = await db.system((tx) =>
    tx
      .selectFrom('card_payment as p')
      .innerJoin('balance_transaction as b', 'b.payment_id', 'p.id')
      .select(['b.id', 'p.tenant_id', 'p.invoice_id', 'p.status'])
      .where('p.id', '=', reference)
      .executeTakeFirst(),
  );
  if (found === undefined) return null;
  const { id: subjectId, tenant_id: tenantId } = found;
  if (found.status === 'pending') {
    const subject = { kind: cardPaymentWork, subjectId, tenantId };
    await db.tenant(tenantId, (tx) => scheduleWork(tx, subject, clock.now()));
  }
  return found.invoice_id === null ? 'balance' : 'invoice';
}
