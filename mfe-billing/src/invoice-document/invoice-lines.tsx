import type { InvoiceDocument, InvoiceLine } from '@jackfield/contract/api/billing';
import { formatAmount, formatMoney } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { priceMessages } from '@jackfield/kit/price-box';
import { common, useT } from '@jackfield/runtime';
import { documentMessages as messages } from './messages.ts';
import css from './paper.module.css';

/** What the invoice asks for, line by line; the head is on each page. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDocument }) {
  const t = useT();
  const isTaxed = invoice.lines.some(({ taxRate }) => taxRate !== null);
  return (
    <div className={css.lines}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(messages.description)}</th>
            <th scope="col">{t(common.period)}</th>
            <th scope="col" className={css.end}>
              {t(messages.quantity)}
            </th>
            <th scope="col" className={css.end}>
              {t(messages.price)}
            </th>
            <th scope="col" className={css.end}>
              {t(messages.share)}
            </th>
            {isTaxed && (
              <th scope="col" className={css.end}>
                {t(priceMessages.salesTax)}
              </th>
            )}
            <th scope="col" className={css.end}>
              {t(common.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <Line key={line.id} line={line} currency={invoice.currency} isTaxed={isTaxed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Pick<InvoiceDocument, 'currency'> {
  line: InvoiceLine;
  /** Whether any line is taxed, and so has a column for it. */
  isTaxed: boolean;
}

function Line({ line, currency, isTaxed }: LineProps) {
  const t = useT();
  const { description, quantity, price, days, amount, taxRate, tax } = line;
  return (
    <tr>
      <th scope="row">{description}</th>
      <td>{days && periodText(days, t)}</td>
      <td className={css.end}>{quantity}</td>
      <td className={css.end}>{formatMoney(price, currency)}</td>
      <td className={css.end}>{shareText(days, t)}</td>
      {isTaxed && (
        <td className={`${css.end} ${css.tax}`}>
          {taxRate !== null && (
            <>
              <span className={css.taxLabel}>{t(priceMessages.salesTax)} </span>
              {t(messages.lineTax, {
                rate: formatAmount(taxRate),
                amount: formatMoney(tax, currency),
              })}
            </>
          )}
        </td>
      )}
      <td className={css.end}>{formatMoney(amount, currency)}</td>
    </tr>
  );
}

type Days = NonNullable<InvoiceLine['days']>;

function periodText({ first, last }: Days, t: ReturnType<typeof useT>): string {
  const from = monthAndDayText(first);
  return first === last ? from : t(common.dayRange, { from, to: monthAndDayText(last) });
}

function shareText(days: Days | null, t: ReturnType<typeof useT>): string {
  if (days === null) return t(messages.once);
  const { count, ofMonth } = days;
  return count === ofMonth ? t(messages.fullMonth) : t(messages.daysOf, { count, all: ofMonth });
}
