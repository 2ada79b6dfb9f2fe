import type { InvoiceDocument } from '@jackfield/contract/api/billing';
import { formatAmount, formatMoney } from '@jackfield/domain';
import { type PriceLine, priceMessages } from '@jackfield/kit/price-box';
import { t } from '@jackfield/runtime';
import { documentMessages } from '../invoice-document/messages.ts';

/** Most lines that the box shows one by one; the document has them all. */
const mostLines = 6;

/** What an invoice is made of, as lines of the price box. */
export function linesOf(invoice: InvoiceDocument): PriceLine[] {
  const { lines, tax, taxRate, currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const shown = lines.slice(0, mostLines);
  const others = lines.slice(mostLines);
  const rate = taxRate === null ? undefined : formatAmount(taxRate);
  return [
    ...shown.map(({ description, quantity, price, amount }) => ({
      label: description,
      note: t(documentMessages.pieces, { quantity, price: money(price) }),
      amount: money(amount),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            label: t(documentMessages.others, { count: others.length }),
            amount: money(others.reduce((cents, line) => cents + line.amount * 100, 0) / 100),
          },
        ]),
    {
      label: t(priceMessages.salesTax),
      note: rate && t(priceMessages.percent, { rate }),
      amount: money(tax),
    },
  ];
}
