import type { Quote } from '@jackfield/contract/api/price';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { type Cost, costOf, type Pieces, totalOf } from '../prices/cost.ts';
import { taxOn } from '../prices/cents.ts';
import { itemName } from './item-name.ts';
import { monthLines } from './month-lines.ts';
import { type Month, payingAccount, type PayingAccount, type Payer, restOfMonth } from './payer.ts';

/** What a quote says of prices; the credit is the ledger's to say. */
export type PriceQuote = Omit<Quote, 'credit' | 'daysLeft'>;

/** Pieces, and what one costs in cents where that is not the price of now. */
interface QuotedPieces extends Pieces {
  readonly cents?: number;
}

/** What pieces would cost now. Throws 400 for what the currency does not sell, or mixed with months. */
export async function quoteOf(
  tx: Tx,
  { tenantId, now }: Payer,
  items: readonly QuotedPieces[],
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
  return toQuote(account, month, costs);
}

/** What the end of the trial would cost now. */
export async function trialEndQuote(tx: Tx, { tenantId, now }: Payer): Promise<PriceQuote> {
  const account = await payingAccount(tx, tenantId);
  const month = await restOfMonth(tx, now, account.timeZone);
  const lines = await monthLines(tx, tenantId, account, month.days);
  return toQuote({ ...account, isTrial: false }, month, lines);
}

/** What costs each month, in a month that is paid already. */
export const paidAlready = (quote: PriceQuote): PriceQuote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, total: 0 })),
  share: quote.share && { ...quote.share, amount: 0 },
  tax: { ...quote.tax, amount: 0 },
  total: 0,
});

const sum = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((total, cost) => total + of(cost), 0);

function toQuote(
  { currency, isTrial, taxRate }: PayingAccount,
  { days, nextMonth }: Month,
  costs: readonly Cost[],
): PriceQuote {
  const isMonthly = costs.some((cost) => cost.isMonthly);
  const isFree = isMonthly && isTrial;
  const wholeMonth = sum(costs, ({ quantity, price }) => quantity * price);
  const monthTax = sum(
    costs,
    ({ quantity, price, ...cost }) => quantity * taxOn(price, cost.taxRate),
  );
  const amount = sum(costs, (cost) => cost.amount);
  const tax = isFree ? 0 : sum(costs, (cost) => cost.tax);
  const taxed = costs.filter((cost) => cost.taxRate !== null);
  return {
    currency,
    isTrial,
    oneTime: isMonthly ? 0 : amount / 100,
    monthly: isMonthly ? wholeMonth / 100 : 0,
    lines: costs.map((cost) => ({
      item: cost.item,
      name: itemName(cost.item, cost.quantity),
      quantity: cost.quantity,
      price: cost.price / 100,
      amount: (cost.quantity * cost.price) / 100,
      total: isFree ? 0 : totalOf([cost]) / 100,
    })),
    share: isMonthly
      ? {
          amount: isFree ? 0 : amount / 100,
          from: days.first,
          to: days.last,
          days: days.count,
          daysOfMonth: days.ofMonth,
        }
      : null,
    tax: {
      amount: tax / 100,
      rate: taxed.length > 0 && taxRate !== null ? Number(taxRate) : null,
      isExempt: taxRate !== null && taxed.length === 0,
    },
    total: isFree ? 0 : totalOf(costs) / 100,
    invoiceOn: isMonthly && !isFree ? nextMonth : null,
    monthlyWithTax: isMonthly ? (wholeMonth + monthTax) / 100 : 0,
  };
}
