import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { cardPaymentWork } from '../ledger/card-payment-work.ts';
import { paymentOfInvoice } from '../ledger/end-payment.ts';
import { mayMove } from './next-step.ts';
import {
  auditMembers,
  type DeskphoneOrderRow,
  findDeskphoneOrder,
  orderName,
  toOrder,
} from './repository.ts';
import { deskphoneOrderWork } from './work.ts';

/**
 * Cancels an order that has not been shipped; due work gives back what was charged. Throws 404, and
 * 409 INVALIDTRANSITION when it is too late.
 */
export async function cancelDeskphoneOrder(
  context: RequestContext,
  id: string,
): Promise<DeskphoneOrder> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return write(context, {
    entity: 'deskphoneOrder',
    id,
    action: 'deskphoneOrder.cancel',
    async change(tx) {
      const before = await findDeskphoneOrder(tx, { tenantId, id });
      if (before === null) throw notFound();
      if (!mayMove(before.status, 'cancelled')) throw new ApiError('INVALIDTRANSITION');
      const after = await tx
        .updateTable('deskphone_order')
        .set({ status: 'cancelled', updated_at: now })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await putOff(tx, after, now);
      await scheduleWork(tx, { kind: deskphoneOrderWork, subjectId: id, tenantId }, now);
      return {
        before: auditMembers(before),
        after: auditMembers(after),
        name: orderName(after),
        events: [],
        result: toOrder(after),
      };
    },
  });
}

/** How long the charge waits for the order's next step, which ends it. */
const patience = 60_000;

/** Keeps the card from being charged: a charge under way is dropped, and undone by the next step. */
async function putOff(
  tx: Tx,
  { tenant_id: tenantId, invoice_id: invoiceId }: DeskphoneOrderRow,
  now: Date,
): Promise<void> {
  const payment = invoiceId === null ? null : await paymentOfInvoice(tx, { tenantId, invoiceId });
  if (payment?.status !== 'pending') return;
  const subject = { kind: cardPaymentWork, subjectId: payment.transactionId, tenantId };
  await scheduleWork(tx, subject, new Date(now.getTime() + patience));
}
