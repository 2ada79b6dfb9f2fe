import type { Payments } from './payments.ts';

/**
 * The payment provider of installations without one: it moves no money. It declines, as documented
 * for trials, cards whose id begins with `pm_declined`.
 */
export const sandboxPayments: Payments = {
  async charge({ reference, card }) {
    if (card.startsWith('pm_declined')) return { state: 'declined' };
    return { state: 'charged', chargeId: `ch_${reference}` };
  },
  async undo({ chargeId }) {
    return chargeId !== null;
  },
};
