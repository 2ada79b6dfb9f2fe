import { settleInvoice } from './areas/billing/settle-invoice.ts';
import { settleSubmission } from './areas/compliance/submission/settle-submission.ts';
import { wakeOrder } from './areas/deskphones/wake-order.ts';
import type { SettledPayment } from './areas/ledger/card-payment-work.ts';
import type { Tx } from './platform/database.ts';

/** What goes on when the payment of an invoice has ended, in the same transaction. */
export async function afterPayment(tx: Tx, settled: SettledPayment): Promise<void> {
  await settleInvoice(tx, settled);
  await wakeOrder(tx, settled);
  await settleSubmission(tx, settled);
}
