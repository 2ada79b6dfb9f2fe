import type { Charges } from '../../payments/payments.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import type { DeskphoneSupplier } from '../../supplier/supplier.ts';
import { afterCharge, afterProgress, type DeskphoneStep } from './next-step.ts';
import {
  auditMembers,
  defaultCard,
  type DeskphoneOrderRow,
  findDeskphoneOrder,
  orderName,
} from './repository.ts';

/** Kind of due work that moves orders of desk phones on. */
export const deskphoneOrderWork = 'deskphoneOrder';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Charges;
  readonly supplier: DeskphoneSupplier;
}

const nothing: Settle = async () => null;

/** Charges orders, asks the supplier how far they are, gives back what was cancelled (annex G3). */
export function createDeskphoneOrderWork(parts: Parts): WorkKind {
  const { db } = parts;
  return {
    kind: deskphoneOrderWork,
    async advance(subject) {
      const { tenantId, subjectId: id } = subject;
      const { order, card } = await db.tenant(tenantId, async (tx) => ({
        order: await findDeskphoneOrder(tx, { tenantId, id }),
        card: await defaultCard(tx, tenantId),
      }));
      if (order === null) return nothing;
      const step = await stepOf(parts, order, card);
      return step === null ? nothing : settle(subject, order, step, parts.clock);
    },
  };
}

async function stepOf(
  { clock, payments, supplier }: Parts,
  order: DeskphoneOrderRow,
  card: string | null,
): Promise<DeskphoneStep | null> {
  const { id, status, total: amount, currency } = order;
  switch (status) {
    case 'pending': {
      const charge = { reference: id, amount, currency };
      const answer = card === null ? null : await payments.charge({ ...charge, card });
      return afterCharge(answer, clock.now());
    }
    case 'paid':
    case 'shipped': {
      if (order.paid_at === null) throw new Error('A paid order has the time of its payment.');
      const answer = await supplier.progress({
        id,
        items: order.items,
        shippingAddress: order.shipping_address,
        contactPhone: order.contact_phone,
        paidAt: order.paid_at,
      });
      return afterProgress(status, answer, clock.now());
    }
    case 'cancelled': {
      const isRefunded = await payments.undo({ reference: id, chargeId: order.charge_id });
      const set = { status, ...(isRefunded && { refunded_at: clock.now() }) };
      return { set, dueAt: null };
    }
    case 'delivered':
      return null;
  }
}

function settle(
  { tenantId, subjectId: id }: DueSubject,
  seen: DeskphoneOrderRow,
  { set, dueAt }: DeskphoneStep,
  clock: Clock,
): Settle {
  return async (tx) => {
    const before = await findDeskphoneOrder(tx, { tenantId, id });
    if (before === null || before.status !== seen.status) return null;
    if (set.status === before.status && set.refunded_at === undefined) return dueAt;
    const at = clock.now();
    const after = await tx
      .updateTable('deskphone_order')
      .set({ ...set, updated_at: at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `deskphoneOrder.${set.refunded_at === undefined ? set.status : 'refunded'}`,
      entity: 'deskphoneOrder',
      id,
      name: orderName(after),
      before: auditMembers(before),
      after: auditMembers(after),
      events: [],
    });
    return dueAt;
  };
}
