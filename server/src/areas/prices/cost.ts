import type { PriceItem } from '@jackfield/contract/api/price';
import { type Cents, shareOf, sumCents, taxOn, toCents } from '@jackfield/domain';
import type { Price } from './price-list.ts';

/** Days of a month, both ends included, that something is paid for. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  readonly count: number;
  readonly ofMonth: number;
}

/** So many pieces of an item. */
export interface Pieces {
  readonly item: PriceItem;
  readonly quantity: number;
}

/** What a line of pieces costs, in cents: its share and its tax are rounded once, as it prints them. */
export interface Cost extends Pieces {
  /** Of one piece, for a whole month where it is paid each month. */
  readonly price: Cents;
  readonly isMonthly: boolean;
  /** Null for what is paid once. */
  readonly days: Days | null;
  readonly amount: Cents;
  /** In per cent, as text; null where it is not taxed. */
  readonly taxRate: string | null;
  readonly tax: Cents;
}

/** What pieces cost: once, or for the days of a month. */
export function costOf(
  { item, quantity }: Pieces,
  price: Price,
  { days, taxRate: rate }: { days: Days; taxRate: string | null },
): Cost {
  const { cents: each, isMonthly } = price;
  const whole = toCents(quantity * each);
  const amount = isMonthly ? shareOf(whole, days.count, days.ofMonth) : whole;
  const taxRate = price.isTaxed ? rate : null;
  return {
    item,
    quantity,
    price: each,
    isMonthly,
    days: isMonthly ? days : null,
    amount,
    taxRate,
    tax: taxOn(amount, taxRate),
  };
}

/** Amounts and taxes together. */
export const totalOf = (costs: readonly Pick<Cost, 'amount' | 'tax'>[]): Cents =>
  sumCents(costs.flatMap(({ amount, tax }) => [amount, tax]));
