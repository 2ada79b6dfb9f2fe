import type { InvoiceDocument, InvoiceLine } from '@jackfield/contract/api/billing';
import { formatMoney, sumAmounts } from '@jackfield/domain';
import { type PriceLine, priceMessages } from '@jackfield/kit/price-box';
import { t } from '@jackfield/runtime';
import { documentMessages } from '../invoice-document/messages.ts';

/** Most lines that the box shows one by one; the document has them all. */
const mostLines = 6;

/** What an invoice is made of, as lines of the price box. */
export function linesOf(invoice: InvoiceDocument): PriceLine[] {
  const { lines, tax, currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const shown = lines.slice(0, mostLines);
  const others = lines.slice(mostLines);
  const isTaxed = lines.some(({ taxRate }) => taxRate !== null);
  return [
    ...shown.map(({ description, quantity, price, days, amount }) => ({
      label: description,
      note: piecesText({ quantity, price: money(price), days }),
      amount: money(amount),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            label: t(documentMessages.others, { count: others.length }),
            amount: money(sumAmounts(others.map(({ amount }) => amount))),
          },
        ]),
    {
      label: t(priceMessages.salesTax),
      note: isTaxed ? t(documentMessages.perLine) : undefined,
      amount: money(tax),
    },
  ];
}

function piecesText({
  days,
  ...pieces
}: Pick<InvoiceLine, 'quantity' | 'days'> & { price: string }) {
  if (days === null || days.count === days.ofMonth) return t(documentMessages.pieces, pieces);
  const share = t(documentMessages.daysOf, { count: days.count, all: days.ofMonth });
  return t(documentMessages.piecesShare, { ...pieces, share });
}
