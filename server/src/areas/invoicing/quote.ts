import type { Quote } from '@jackfield/contract/api/price';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { type Cost, costOf, type Pieces, totalOf } from '../prices/cost.ts';
import { type Cents, sumCents, taxOn, toAmount, toCents } from '@jackfield/domain';
import { itemName } from './item-name.ts';
import { monthLines } from './month-lines.ts';
import { type Month, payingAccount, type PayingAccount, type Payer, restOfMonth } from './payer.ts';

/** What a quote says of prices; the credit is the ledger's to say. */
export type PriceQuote = Omit<Quote, 'credit' | 'daysLeft'>;

/** Pieces, and what one costs in cents where that is not the price of now. */
interface QuotedPieces extends Pieces {
  readonly cents?: Cents;
}

/**
 * What pieces would cost now, each as a line of the invoice; nothing before the next month where they
 * are paid to the end of this one. Throws 400 for what the currency does not sell, or mixed with months.
 */
export async function quoteOf(
  tx: Tx,
  { tenantId, now }: Payer,
  items: readonly QuotedPieces[],
  how?: { isPaid: boolean },
): Promise<PriceQuote> {
  const account = await payingAccount(tx, tenantId);
  const month = await restOfMonth(tx, now, account.timeZone);
  const costs = items.map((pieces) => {
    const price = account.prices.get(pieces.item);
    if (price === undefined) throw invalidField('items', pieces.item);
    return costOf(
      pieces,
      { ...price, cents: pieces.cents ?? price.cents },
      { days: month.days, taxRate: account.taxRate },
    );
  });
  if (new Set(costs.map(({ isMonthly }) => isMonthly)).size > 1) {
    throw invalidField('items', costs.map(({ item }) => item).join(', '));
  }
  return toQuote(account, month, costs, how);
}

/** What the end of the trial would cost now. */
export async function trialEndQuote(tx: Tx, { tenantId, now }: Payer): Promise<PriceQuote> {
  const account = await payingAccount(tx, tenantId);
  const month = await restOfMonth(tx, now, account.timeZone);
  const lines = await monthLines(tx, { tenantId, now }, account, month.days);
  return toQuote({ ...account, isTrial: false }, month, lines);
}

/** Lines of an invoice that say the same; what is bought one by one has a line for each. */
interface SameLines {
  readonly cost: Cost;
  readonly times: number;
}

const sameLines = (costs: readonly Cost[]): readonly SameLines[] =>
  [
    ...Map.groupBy(costs, ({ item, quantity, price }) => `${item} ${quantity} ${price}`).values(),
  ].flatMap((same) => same.slice(0, 1).map((cost) => ({ cost, times: same.length })));

const sum = (lines: readonly SameLines[], of: (cost: Cost) => Cents): Cents =>
  sumCents(lines.map(({ cost, times }) => toCents(times * of(cost))));

const wholeMonth = ({ cost, times }: SameLines): Cents =>
  toCents(times * cost.quantity * cost.price);

/** With tax; the invoices of whole months have one line for all of a kind. */
const withTax = (line: SameLines): Cents => {
  const whole = wholeMonth(line);
  return sumCents([whole, taxOn(whole, line.cost.taxRate)]);
};

const quotedLine = (line: SameLines): Quote['lines'][number] => {
  const { cost, times } = line;
  const { item, price, amount, tax, taxRate } = cost;
  const quantity = times * cost.quantity;
  const total = totalOf([cost]);
  return {
    item,
    name: itemName(item, quantity),
    quantity,
    price: toAmount(price),
    amount: toAmount(wholeMonth(line)),
    total: toAmount(toCents(times * total)),
    times,
    each: { amount: toAmount(amount), tax: toAmount(tax), total: toAmount(total) },
    taxRate: taxRate === null ? null : Number(taxRate),
  };
};

const nothing = { amount: toCents(0), tax: toCents(0) };

/** What costs come to, one for each line of the invoice; nothing now where the month `isPaid`. */
export function toQuote(
  { currency, isTrial, taxRate }: Pick<PayingAccount, 'currency' | 'isTrial' | 'taxRate'>,
  { days, nextMonth }: Pick<Month, 'days' | 'nextMonth'>,
  costs: readonly Cost[],
  { isPaid = false } = {},
): PriceQuote {
  const isMonthly = costs.some((cost) => cost.isMonthly);
  const isFree = isMonthly && (isTrial || isPaid);
  const lines = sameLines(isFree ? costs.map((cost) => ({ ...cost, ...nothing })) : costs);
  const amount = sum(lines, (cost) => cost.amount);
  const tax = sum(lines, (cost) => cost.tax);
  const isTaxed = costs.some((cost) => cost.taxRate !== null);
  return {
    currency,
    isTrial,
    oneTime: isMonthly ? 0 : toAmount(amount),
    monthly: isMonthly ? toAmount(sumCents(lines.map(wholeMonth))) : 0,
    lines: lines.map(quotedLine),
    share: isMonthly
      ? {
          amount: toAmount(amount),
          from: days.first,
          to: days.last,
          days: days.count,
          daysOfMonth: days.ofMonth,
          isPaid,
        }
      : null,
    tax: {
      amount: toAmount(tax),
      rate: isTaxed && taxRate !== null ? Number(taxRate) : null,
      isExempt: taxRate !== null && !isTaxed,
    },
    total: toAmount(sumCents([amount, tax])),
    invoiceOn: isMonthly && !isTrial ? nextMonth : null,
    monthlyWithTax: isMonthly ? toAmount(sumCents(lines.map(withTax))) : 0,
  };
}
