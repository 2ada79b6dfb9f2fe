import type { Quote } from '@jackfield/contract/api/price';
import { formatAmount, formatMoney } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { common, type useT } from '@jackfield/runtime';
import { priceMessages as messages } from './messages.ts';
import type { PriceLine } from './price-box.tsx';

type T = ReturnType<typeof useT>;
type Line = Quote['lines'][number];
type Share = NonNullable<Quote['share']>;

/** Lines of a quote above its total; each note says with printed figures how its amount comes about. */
export function quoteLines(quote: Quote, t: T): PriceLine[] {
  const { currency, oneTime, monthly, lines, share, tax } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  const pieces = lines
    .map(({ name, quantity, price }) => t(messages.pieces, { name, quantity, price: money(price) }))
    .join('; ');
  const free = share && freeText(quote, share, t);
  return [
    { label: t(messages.oneTime), note: share ? undefined : pieces, amount: money(oneTime) },
    { label: t(messages.monthly), note: share ? pieces : undefined, amount: money(monthly) },
    ...(share === null
      ? []
      : [
          {
            label: t(common.dayRange, {
              from: monthAndDayText(share.from),
              to: monthAndDayText(share.to),
            }),
            note: free ?? sharesText(quote, share, t),
            amount: money(share.amount),
          },
        ]),
    {
      label: t(messages.salesTax),
      note: tax.isExempt ? t(messages.exempt) : free === null ? taxesText(quote, t) : undefined,
      amount: money(tax.amount),
    },
  ];
}

/** Why nothing is paid of this month; null where something is. */
function freeText({ isTrial }: Quote, { isPaid }: Share, t: T): string | null {
  if (isTrial) return t(messages.trialFree);
  return isPaid ? t(messages.paidAlready) : null;
}

const sharesText = ({ lines, currency }: Quote, { days, daysOfMonth }: Share, t: T) =>
  derivations(lines, t, {
    how: ({ amount, times }) =>
      t(messages.shareOf, {
        count: days,
        all: daysOfMonth,
        price: formatMoney(amount / times, currency),
      }),
    amount: ({ each }) => formatMoney(each.amount, currency),
  });

const taxesText = ({ lines, currency }: Quote, t: T) =>
  derivations(
    lines.filter(({ taxRate }) => taxRate !== null),
    t,
    {
      how: ({ taxRate, each }) =>
        t(messages.taxOf, {
          rate: formatAmount(taxRate ?? 0),
          amount: formatMoney(each.amount, currency),
        }),
      amount: ({ each }) => formatMoney(each.tax, currency),
    },
  );

/** How an amount comes about, and what it is, of one line of the invoice. */
interface Derivation {
  how(line: Line): string;
  amount(line: Line): string;
}

/** Derivations of a sum, line by line; that of one line alone needs no result of its own. */
function derivations(lines: readonly Line[], t: T, { how, amount }: Derivation) {
  const alone = lines.length === 1;
  const texts = lines.map((line) => {
    const { name, times } = line;
    if (alone && times === 1) return how(line);
    const each = { how: how(line), amount: amount(line) };
    const text = times === 1 ? t(messages.is, each) : t(messages.times, { ...each, times });
    return alone ? text : t(messages.named, { name, how: text });
  });
  return texts.length === 0 ? undefined : texts.join('; ');
}
