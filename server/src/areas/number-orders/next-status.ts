import type { NumberOrderStatus } from '@jackfield/contract/api/number-order';
import type { CarrierAnswer } from '../../carrier/carrier.ts';

/** What a carrier's answer makes of an order: null where it stays as it is. */
export interface OrderStep {
  readonly status: NumberOrderStatus;
  readonly reason: string | null;
  /** When to ask the carrier again; null when the order is final. */
  readonly askAgainAt: Date | null;
}

/** Annex E4: pending to processing to completed, or to failed from either. */
export function nextStep(status: NumberOrderStatus, answer: CarrierAnswer): OrderStep | null {
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
