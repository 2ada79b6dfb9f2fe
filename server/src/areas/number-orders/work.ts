import type { NumberOrderStatus } from '@jackfield/contract/api/number-order';
import type { CarrierAnswer, CarrierOf } from '../../carrier/carrier.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { numberEvent } from './repository.ts';

/** What a carrier's answer makes of an order: null where it stays as it is. */
interface OrderStep {
  readonly status: NumberOrderStatus;
  readonly reason: string | null;
  /** When to ask the carrier again; null when the order is final. */
  readonly askAgainAt: Date | null;
}

/** Annex E4: pending to processing to completed, or to failed from either. */
function nextStep(status: NumberOrderStatus, answer: CarrierAnswer): OrderStep | null {
  if (status === 'completed' || status === 'failed') return null;
  switch (answer.state) {
    case 'refused':
      return { status: 'failed', reason: answer.reason, askAgainAt: null };
    case 'done':
      return { status: 'completed', reason: null, askAgainAt: null };
    case 'open':
      return { status: 'processing', reason: null, askAgainAt: answer.askAgainAt };
  }
}

/** Kind of due work that moves orders of calling names and listings on. */
export const numberOrderWork = 'numberOrder';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly carrierOf: CarrierOf;
}

/** Hands orders to the carrier and asks how they stand (annex E4). */
export function createNumberOrderWork({ db, clock, carrierOf }: Parts): WorkKind {
  return {
    kind: numberOrderWork,
    async advance(subject) {
      const order = await db.tenant(subject.tenantId, (tx) => openOrder(tx, subject));
      if (order === null) return async () => null;
      const { id, kind, number, wanted, order_status: status, created_at: placedAt } = order;
      const handed = { id, kind, number, wanted, placedAt };
      const carrier = carrierOf(order.provider);
      const answer =
        status === 'pending' ? await carrier.submit(handed) : await carrier.check(handed);
      const step = nextStep(status, answer);
      return step === null ? async () => null : settle(subject, step, clock);
    },
  };
}

/** The order with its number; null when it is final or its number is gone. */
async function openOrder(tx: Tx, { tenantId, subjectId }: DueSubject) {
  const order = await tx
    .selectFrom('number_order as o')
    .innerJoin('phone_number as n', 'n.id', 'o.phone_number_id')
    .select(['o.id', 'o.kind', 'o.wanted', 'o.order_status', 'o.created_at'])
    .select(['n.id as number_id', 'n.number', 'n.provider', 'n.owner_type', 'n.owner_id'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', subjectId)
    .where('o.order_status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  return order ?? null;
}

function settle(subject: DueSubject, step: OrderStep, clock: Clock): Settle {
  return async (tx) => {
    const order = await openOrder(tx, subject);
    if (order === null) return null;
    if (order.order_status === step.status) return step.askAgainAt;
    const at = clock.now();
    await tx
      .updateTable('number_order')
      .set({ order_status: step.status, reason: step.reason, updated_at: at })
      .where('tenant_id', '=', subject.tenantId)
      .where('id', '=', order.id)
      .execute();
    await recordSystemChange(tx, {
      tenantId: subject.tenantId,
      at,
      action: `${order.kind}.${step.status}`,
      entity: order.kind,
      id: order.id,
      name: order.number,
      before: { orderStatus: order.order_status, reason: null },
      after: { orderStatus: step.status, reason: step.reason },
      events: [
        numberEvent({ id: order.number_id, ownerType: order.owner_type, ownerId: order.owner_id }),
      ],
    });
    return step.askAgainAt;
  };
}
