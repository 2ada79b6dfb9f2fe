import { responseCodes } from '@jackfield/contract';
import type { DeskphoneOrderStatus } from '@jackfield/contract/api/deskphone';
import type { InvoicePayment } from '../ledger/end-payment.ts';
import type { SupplierAnswer } from '../../supplier/supplier.ts';

/** Transitions of annex G3. */
const transitions: Readonly<Record<DeskphoneOrderStatus, readonly DeskphoneOrderStatus[]>> = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Whether an order may go from one state to another. */
export function mayMove(from: DeskphoneOrderStatus, to: DeskphoneOrderStatus): boolean {
  return transitions[from].includes(to);
}

/** Columns that a step sets, and when the next is due; null when nothing more is to come. */
export interface DeskphoneStep {
  readonly set: {
    readonly status: DeskphoneOrderStatus;
    readonly reason?: string;
    readonly paid_at?: Date;
    readonly tracking_number?: string | null;
    readonly refunded_at?: Date;
  };
  readonly dueAt: Date | null;
}

/** How long an order waits for its payment before it looks again by itself. */
const patience = 60_000;

/** What the payment makes of a pending order; `null` stands for an order without one. */
export function followPayment(payment: InvoicePayment | null, now: Date): DeskphoneStep {
  switch (payment?.status) {
    case 'succeeded':
      return { set: { status: 'paid', paid_at: now }, dueAt: now };
    case 'pending':
      return { set: { status: 'pending' }, dueAt: new Date(now.getTime() + patience) };
    default: {
      const reason = responseCodes.PAYMENTFAILED.text;
      return { set: { status: 'cancelled', reason }, dueAt: null };
    }
  }
}

/** What the supplier's word makes of a paid or shipped order, one state at a time. */
export function afterProgress(
  status: 'paid' | 'shipped',
  { state, trackingNumber, askAgainAt }: SupplierAnswer,
  now: Date,
): DeskphoneStep {
  if (state === 'ordered' || state === status) return { set: { status }, dueAt: askAgainAt };
  if (status === 'shipped') return { set: { status: 'delivered' }, dueAt: null };
  const set = { status: 'shipped', tracking_number: trackingNumber } as const;
  return { set, dueAt: state === 'shipped' ? askAgainAt : now };
}
