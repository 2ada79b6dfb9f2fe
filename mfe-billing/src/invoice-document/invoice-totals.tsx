import { type InvoiceDocument, invoiceMoney } from '@jackfield/contract/api/billing';
import { formatMoney } from '@jackfield/domain';
import { common, useT } from '@jackfield/runtime';
import { isUnpaid } from '../billing-information/invoice-status.ts';
import { documentMessages as messages } from './messages.ts';
import css from './paper.module.css';

/** From the sum of the lines to what is left to pay. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceDocument }) {
  const t = useT();
  const { lines, subtotal, tax, amountDue, currency, status } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const isOwed = status === 'draft' || isUnpaid(invoice);
  const isTaxed = lines.some(({ taxRate }) => taxRate !== null);
  const paid = invoiceMoney[status] === 'paid' ? amountDue : 0;
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t(messages.subtotal)}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {isTaxed && (
        <div>
          <dt>{t(messages.tax)}</dt>
          <dd>{money(tax)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{t(common.total)}</dt>
        <dd>{money(amountDue)}</dd>
      </div>
      <div>
        <dt>{t(messages.paidSoFar)}</dt>
        <dd>{money(paid)}</dd>
      </div>
      <div className={css.left}>
        <dt>{t(messages.amountDue)}</dt>
        <dd>{money(isOwed ? amountDue : 0)}</dd>
      </div>
    </dl>
  );
}
