import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { SettledPayment } from '../ledger/card-payment-work.ts';
import { deskphoneOrderWork } from './work.ts';

/** Lets the order that an invoice pays go on when its payment has ended. */
export async function wakeOrder(
  tx: Tx,
  { tenantId, invoiceId, at }: SettledPayment,
): Promise<void> {
  const order = await tx
    .selectFrom('deskphone_order')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  if (order === undefined) return;
  await scheduleWork(tx, { kind: deskphoneOrderWork, subjectId: order.id, tenantId }, at);
}
