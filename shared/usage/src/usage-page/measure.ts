import type { Currency } from '@jackfield/contract';
import type { UsageParts, UsageShare } from '@jackfield/contract/api/usage';
import { formatNumber, t } from '@jackfield/runtime';
import { usageMessages } from './messages.ts';
import { lengthOf } from './series.ts';

/** What the pictures show the length of. */
export type Measure = 'spend' | 'units';

/** How a figure is written, and which of a bar's two sides it is of. */
export interface Scale {
  readonly measure: Measure;
  /** The units are messages, not minutes. */
  readonly isMessages: boolean;
  readonly currency: Currency;
  money(amount: number, currency: Currency): string;
}

/** A figure of a bar with its unit. */
export function valueText(value: number, { measure, isMessages, currency, money }: Scale): string {
  if (measure === 'spend') return money(value, currency);
  if (isMessages) return t(usageMessages.messagesOf, { count: value });
  return t(usageMessages.minutesOf, { minutes: formatNumber(value) });
}

/** The longest bars first. */
export function byLength<Bar extends Readonly<Record<Measure, UsageParts>>>(
  bars: readonly Bar[],
  measure: Measure,
): Bar[] {
  return bars.toSorted((one, other) => lengthOf(other[measure]) - lengthOf(one[measure]));
}

/** Whether two lists show the same bars, as where each user has one number. */
export function areAlike(one: readonly UsageShare[], other: readonly UsageShare[]): boolean {
  const figures = (shares: readonly UsageShare[]) =>
    shares.map(({ count, units, spend }) => JSON.stringify([count, units, spend])).toSorted();
  return figures(one).join() === figures(other).join();
}
