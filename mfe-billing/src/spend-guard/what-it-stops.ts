import { parseCents, sumAmounts } from '@jackfield/domain';
import type { GuardSpending } from '@jackfield/contract/api/spend-guard';

/** What the picture of the spending measures: the dearest 60 minutes of each day, or the day. */
export type Measured = 'hour' | 'day';

export interface DaySpend {
  readonly day: string;
  readonly amount: number;
}

/** What counts under a cap on each day. */
export const measuredDays = (
  days: GuardSpending['days'],
  measured: Measured,
): readonly DaySpend[] =>
  days.map(({ day, home, abroad, peak }) => ({
    day,
    amount: measured === 'hour' ? peak : sumAmounts([home, abroad]),
  }));

/** Days on which a cap would have stopped calls abroad, the dearest day, and whether any had use. */
export function whatItStops(days: readonly DaySpend[], cap: number) {
  const dearest = days.reduce<DaySpend | null>(
    (one, other) => (other.amount > (one?.amount ?? 0) ? other : one),
    null,
  );
  return { dearest, stopped: days.filter(({ amount }) => parseCents(amount) >= parseCents(cap)) };
}

/** The upper end of the picture's scale: room above the cap and the dearest day, in whole steps. */
export function scaleOf(days: readonly DaySpend[], cap: number) {
  const most = Math.max(cap, ...days.map(({ amount }) => amount)) * 1.12;
  const power = 10 ** Math.floor(Math.log10(most / 2));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => most / size <= 4);
  const size = step ?? power * 10;
  const lines = Array.from({ length: Math.floor(most / size) + 1 }, (_, index) => index * size);
  return { most, lines };
}
