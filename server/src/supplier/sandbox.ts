import type { Clock } from '../platform/clock.ts';
import type { DeskphoneSupplier } from './supplier.ts';

const day = 86_400_000;
const shipsAfter = day;
const arrivesAfter = 4 * day;

/**
 * The supplier of installations without one: nothing is sent. An order counts as shipped a day after
 * it was paid, and as delivered three days later.
 */
export function createSandboxSupplier(clock: Clock): DeskphoneSupplier {
  return {
    async progress({ id, paidAt }) {
      const at = (after: number) => new Date(paidAt.getTime() + after);
      const now = clock.now();
      const trackingNumber = `TRK-${id.slice(-12).toUpperCase()}`;
      if (now >= at(arrivesAfter)) return { state: 'delivered', trackingNumber, askAgainAt: null };
      if (now >= at(shipsAfter)) {
        return { state: 'shipped', trackingNumber, askAgainAt: at(arrivesAfter) };
      }
      return { state: 'ordered', trackingNumber: null, askAgainAt: at(shipsAfter) };
    },
  };
}
