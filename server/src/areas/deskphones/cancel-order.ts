import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { mayMove } from './next-step.ts';
import { auditMembers, findDeskphoneOrder, orderName, toOrder } from './repository.ts';
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
  const cancelled = await write(context, {
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
      // A charge under way for the order is dropped by this, and undone by the next step.
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
  if (cancelled === null) throw new Error('No order was cancelled.');
  return cancelled;
}
