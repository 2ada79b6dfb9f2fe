import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { balanceEvent } from './balance-event.ts';

interface OfInvoice {
  readonly tenantId: string;
  readonly invoiceId: string;
}

/** The newest card payment of an invoice with its transaction; null where none was asked for. */
export async function paymentOfInvoice(tx: Tx, { tenantId, invoiceId }: OfInvoice) {
  const row = await tx
    .selectFrom('card_payment as p')
    .innerJoin('balance_transaction as b', 'b.payment_id', 'p.id')
    .select(['p.id', 'p.status', 'p.charge_id as chargeId', 'p.amount', 'p.currency'])
    .select('b.id as transactionId')
    .where('p.tenant_id', '=', tenantId)
    .where('p.invoice_id', '=', invoiceId)
    .where('b.to_account', '<>', 'card')
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type InvoicePayment = NonNullable<Awaited<ReturnType<typeof paymentOfInvoice>>>;

interface Ended {
  readonly tenantId: string;
  readonly payment: InvoicePayment;
  readonly at: Date;
}

/** Ends a payment that is no longer wanted and has moved nothing. */
export async function dropPayment(tx: Tx, { tenantId, payment, at }: Ended): Promise<EventSpec[]> {
  const failed = { status: 'failed' as const, settled_at: at };
  await tx
    .updateTable('card_payment')
    .set(failed)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', payment.id)
    .where('status', '=', 'pending')
    .execute();
  await tx
    .updateTable('balance_transaction')
    .set(failed)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', payment.transactionId)
    .where('status', '=', 'pending')
    .execute();
  return [balanceEvent(payment.transactionId)];
}

/** Books what the provider gave back to the card. */
export async function bookRefund(
  tx: Tx,
  { tenantId, payment, at }: Ended,
  description: string,
): Promise<EventSpec[]> {
  const id = newId();
  await tx
    .insertInto('balance_transaction')
    .values({
      id,
      tenant_id: tenantId,
      transaction_type: 'refund',
      description,
      amount: payment.amount,
      currency: payment.currency,
      from_account: 'fees',
      to_account: 'card',
      payment_id: payment.id,
      status: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .execute();
  return [balanceEvent(id)];
}
