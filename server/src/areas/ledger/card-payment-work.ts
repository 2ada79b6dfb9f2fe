import type { Charges, ChargeAnswer } from '../../payments/payments.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { DueSubject, Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { appendEvents } from '../../platform/events.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import { balanceEvent } from './balance-event.ts';

/** Kind of due work that charges cards; its subject is the transaction. */
export const cardPaymentWork = 'cardPayment';

/** What a payment was for, and how it ended. */
export interface SettledPayment {
  readonly tenantId: string;
  readonly invoiceId: string;
  readonly isPaid: boolean;
  readonly at: Date;
}

export interface CardPaymentParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Charges;
  /** Carries on with an invoice whose payment has ended, in the same transaction. */
  readonly settleInvoice: (tx: Tx, settled: SettledPayment) => Promise<void>;
}

const nothing: Settle = async () => null;

/**
 * Charges the card of a pending transaction, and books it (OP-104, OP-107). The payment's id names
 * it at the provider, so that a step that is taken again charges nothing twice.
 */
export function createCardPaymentWork(parts: CardPaymentParts): WorkKind {
  const { db, payments } = parts;
  return {
    kind: cardPaymentWork,
    async advance(subject) {
      const { tenantId, subjectId } = subject;
      const payment = await db.tenant(tenantId, (tx) =>
        tx
          .selectFrom('balance_transaction as b')
          .innerJoin('card_payment as p', 'p.id', 'b.payment_id')
          .select(['p.id', 'p.provider_id', 'p.amount', 'p.currency', 'p.status', 'p.invoice_id'])
          .where('b.tenant_id', '=', tenantId)
          .where('b.id', '=', subjectId)
          .executeTakeFirst(),
      );
      if (payment?.status !== 'pending') return nothing;
      const { id: reference, provider_id: card, amount, currency } = payment;
      const answer = await payments.charge({ reference, card, amount, currency });
      const asked = { reference, invoiceId: payment.invoice_id };
      if (answer.state === 'settling' || answer.state === 'unconfirmed') {
        return waitFor(subject, { ...asked, answer }, parts);
      }
      const chargeId = answer.state === 'charged' ? answer.chargeId : null;
      return settle(subject, { ...asked, chargeId }, parts);
    },
  };
}

interface Asked {
  readonly reference: string;
  readonly invoiceId: string | null;
}

interface Waiting extends Asked {
  readonly answer: Extract<ChargeAnswer, { askAt: Date }>;
}

interface Answered extends Asked {
  /** Null when the card was declined. */
  readonly chargeId: string | null;
}

/** Keeps where the payment is to be confirmed, and asks again when it may be decided. */
function waitFor(
  { tenantId, subjectId: id }: DueSubject,
  { reference, invoiceId, answer }: Waiting,
  { clock }: CardPaymentParts,
): Settle {
  const confirmUrl = answer.state === 'unconfirmed' ? answer.confirmUrl : null;
  return async (tx) => {
    const moved = await tx
      .updateTable('card_payment')
      .set({ confirm_url: confirmUrl })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', reference)
      .where('status', '=', 'pending')
      .where('confirm_url', 'is distinct from', confirmUrl)
      .executeTakeFirst();
    if (moved.numUpdatedRows > 0n) {
      const events = [balanceEvent(id), ...(invoiceId === null ? [] : [invoiceEvent(invoiceId)])];
      await appendEvents(tx, tenantId, events, clock.now());
    }
    return answer.askAt;
  };
}

function settle(
  { tenantId, subjectId: id }: DueSubject,
  { reference, chargeId, invoiceId }: Answered,
  { clock, settleInvoice }: CardPaymentParts,
): Settle {
  return async (tx) => {
    const at = clock.now();
    const status = chargeId === null ? 'failed' : 'succeeded';
    const payment = await tx
      .updateTable('card_payment')
      .set({ status, charge_id: chargeId, settled_at: at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', reference)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (payment.numUpdatedRows === 0n) return null;
    const booked = await tx
      .updateTable('balance_transaction')
      .set({ status, settled_at: at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returning(['description', 'amount', 'balance_after'])
      .executeTakeFirstOrThrow();
    if (invoiceId !== null) {
      await settleInvoice(tx, { tenantId, invoiceId, isPaid: chargeId !== null, at });
    }
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `balance.${status}`,
      entity: 'balance',
      id,
      name: booked.description,
      before: { status: 'pending' },
      after: { status, amount: booked.amount, balanceAfter: booked.balance_after },
      events: [balanceEvent(id)],
    });
    return null;
  };
}
