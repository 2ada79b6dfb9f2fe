import type { PortAnswer, PortFault } from '../provider.ts';
import { exceptionFaults } from './faults.ts';
import type { TelnyxPortOrder } from './shapes.ts';

const [minute, hour] = [60_000, 3_600_000];
/** How often Telnyx is asked while nothing is told: events come as well. */
const [seldom, whileMoving] = [hour, 10 * minute];

/** An order at Telnyx with its last words about it; empty without any. */
export interface ToldOrder {
  readonly order: TelnyxPortOrder;
  readonly comment: string;
}

export const isEnded = ({ status }: TelnyxPortOrder): boolean =>
  status === 'ported' || status === 'cancelled';

const staysBehind = (activation: string | null) =>
  activation === 'Failed' || activation === 'Cancelled';

/** Numbers of an order that calls reach here: those of one that has moved, and those switched over. */
const movedOf = ({ status, numbers }: TelnyxPortOrder): string[] =>
  numbers
    .filter(({ activation }) =>
      status === 'ported' ? !staysBehind(activation) : activation === 'Active',
    )
    .map(({ number }) => number);

/** Exceptions that the person could correct, of all that is left of an order. */
const faultsOf = (told: readonly ToldOrder[]): PortFault[] =>
  told.flatMap(({ order, comment }) => exceptionFaults(order, comment));

/**
 * Orders that will not move any more: once a part of the portal's order has moved, nobody can correct
 * the rest, which stays where it is.
 */
export const givenUp = (told: readonly ToldOrder[]): readonly ToldOrder[] =>
  told.some(({ order }) => movedOf(order).length > 0)
    ? told.filter((one) => faultsOf([one]).length > 0)
    : [];

/**
 * How an order of ours stands, by all that Telnyx made of it: it may split one, and each part goes its
 * own way.
 */
export function standOf(told: readonly ToldOrder[], now: Date): PortAnswer {
  const orders = told.map(({ order }) => order);
  const moved = orders.flatMap(movedOf);
  const at = (wait: number) => new Date(now.getTime() + wait);
  if (orders.every(isEnded)) {
    if (moved.length === 0) return { state: 'cancelled' };
    const failed = told.flatMap(({ order: { numbers }, comment }) =>
      numbers
        .filter(({ number }) => !moved.includes(number))
        .map(({ number }) => ({ number, says: comment })),
    );
    return { state: 'moved', servedBy: 'telnyx', moved, failed };
  }
  const moving = { state: 'moving', servedBy: 'telnyx', moved, askAt: at(whileMoving) } as const;
  if (moved.length > 0) return moving;
  const faults = faultsOf(told);
  if (faults.length > 0) return { state: 'rejected', faults };
  const open = orders.filter((order) => !isEnded(order));
  const dates = open.map(({ status, movesAt }) =>
    status === 'foc-date-confirmed' && movesAt !== null ? new Date(movesAt) : null,
  );
  if (dates.includes(null)) return { state: 'open', askAt: at(seldom) };
  const [movesAt = now] = dates.flatMap((date) => date ?? []).toSorted((one, two) => +one - +two);
  return movesAt <= now ? moving : { state: 'dated', movesAt, askAt: movesAt };
}
