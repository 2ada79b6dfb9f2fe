import { t } from '@jackfield/texts';
import type { Charges } from '../../payments/payments.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { appendEvents, type EventSpec } from '../../platform/events.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import type { DeskphoneSupplier } from '../../supplier/supplier.ts';
import { voidInvoice } from '../invoicing/purchase.ts';
import {
  bookRefund,
  dropPayment,
  type InvoicePayment,
  paymentOfInvoice,
} from '../ledger/end-payment.ts';
import { afterProgress, type DeskphoneStep, followPayment } from './next-step.ts';
import {
  auditMembers,
  type DeskphoneOrderRow,
  findDeskphoneOrder,
  orderName,
} from './repository.ts';
import { texts } from './texts.ts';

/** Kind of due work that moves orders of desk phones on. */
export const deskphoneOrderWork = 'deskphoneOrder';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Charges;
  readonly supplier: DeskphoneSupplier;
}

/** An order and what pays it, as a step has seen them. */
interface Seen {
  readonly order: DeskphoneOrderRow;
  /** Null for orders from before there were invoices of them. */
  readonly payment: InvoicePayment | null;
}

const nothing: Settle = async () => null;

/**
 * Follows the payment of orders, asks the supplier how far they are, gives back what was cancelled
 * (annex G3).
 */
export function createDeskphoneOrderWork(parts: Parts): WorkKind {
  const { db } = parts;
  return {
    kind: deskphoneOrderWork,
    async advance(subject) {
      const seen = await db.tenant(subject.tenantId, (tx) => look(tx, subject));
      if (seen === null) return nothing;
      const step = await stepOf(parts, seen);
      return step === null ? nothing : settle(subject, seen, step, parts.clock);
    },
  };
}

async function look(tx: Tx, { tenantId, subjectId: id }: DueSubject): Promise<Seen | null> {
  const order = await findDeskphoneOrder(tx, { tenantId, id });
  if (order === null) return null;
  const { invoice_id: invoiceId } = order;
  const payment = invoiceId === null ? null : await paymentOfInvoice(tx, { tenantId, invoiceId });
  return { order, payment };
}

async function stepOf(
  { clock, payments, supplier }: Parts,
  { order, payment }: Seen,
): Promise<DeskphoneStep | null> {
  const { id, status } = order;
  switch (status) {
    case 'pending':
      return followPayment(payment, clock.now());
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
      if (order.refunded_at !== null) return null;
      // One that was declined has nothing to give back, and still an invoice that nobody owes.
      if (payment?.status === 'failed') return { set: { status }, dueAt: null };
      const reference = payment?.id ?? id;
      const chargeId = payment?.chargeId ?? order.charge_id;
      const isRefunded = await payments.undo({ reference, chargeId });
      const set = { status, ...(isRefunded && { refunded_at: clock.now() }) };
      return { set, dueAt: null };
    }
    case 'delivered':
      return null;
  }
}

function settle(
  subject: DueSubject,
  seen: Seen,
  { set, dueAt }: DeskphoneStep,
  clock: Clock,
): Settle {
  const { tenantId, subjectId: id } = subject;
  return async (tx) => {
    const now = await look(tx, subject);
    if (now === null || now.order.status !== seen.order.status) return null;
    const at = clock.now();
    // The payment ended between the look and now: what was decided no longer holds.
    if (now.payment?.status !== seen.payment?.status) return at;
    const before = now.order;
    const events = set.status === 'cancelled' ? await unbook(tx, now, at) : [];
    if (set.status === before.status && set.refunded_at === undefined) {
      if (events.length > 0) await appendEvents(tx, tenantId, events, at);
      return dueAt;
    }
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
      events,
    });
    return dueAt;
  };
}

/** Takes back in the book what a cancelled order has asked for, or has paid. */
async function unbook(tx: Tx, { order, payment }: Seen, at: Date): Promise<EventSpec[]> {
  const { tenant_id: tenantId, invoice_id: invoiceId } = order;
  if (payment === null || invoiceId === null) return [];
  const ended = { tenantId, payment, at };
  if (payment.status === 'succeeded') {
    return bookRefund(tx, ended, t(texts.refund, { phones: orderName(order) }));
  }
  return [
    ...(payment.status === 'pending' ? await dropPayment(tx, ended) : []),
    ...(await voidInvoice(tx, { tenantId, now: at }, invoiceId)),
  ];
}
