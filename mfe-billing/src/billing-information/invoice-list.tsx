import type { Invoice } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney } from '@jackfield/domain';
import { Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { DocumentLink, type DueProps, InvoiceStatus, PayCell } from './invoice-cells.tsx';
import css from './invoice-list.module.css';
import { isOverdue } from './invoice-status.ts';
import { billingMessages } from './messages.ts';

export interface InvoiceListProps {
  invoices: readonly Invoice[];
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Placeholder rows instead of invoices. */
  loading: number;
  onPay(invoice: Invoice): void;
}

/** Invoices on a phone: two-line rows, amount and status at the end. */
export function InvoiceList({ invoices, timeZone, now, loading, onPay }: InvoiceListProps) {
  const t = useT();
  return (
    <ul aria-label={t(billingMessages.invoices)} aria-busy={loading > 0}>
      {Array.from({ length: loading }, (_row, at) => (
        <li key={at} className={css.row} aria-hidden="true">
          <span className={css.bars}>
            <Skeleton width={112} height={11} />
            <Skeleton width={84} height={9} faint />
          </span>
        </li>
      ))}
      {invoices.map((invoice) => (
        <li key={invoice.id} className={css.row}>
          <div className={css.text}>
            <span className={css.number}>{invoice.number}</span>
            <DayLine invoice={invoice} timeZone={timeZone} now={now} />
          </div>
          <div className={css.end}>
            <span className={css.number}>{formatMoney(invoice.amountDue, invoice.currency)}</span>
            <InvoiceStatus invoice={invoice} />
            <PayCell invoice={invoice} onPay={onPay} />
          </div>
          <span className={css.document}>
            <DocumentLink invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When it was made, or by when it is to be paid while that is still to come. */
function DayLine({ invoice, timeZone, now }: DueProps) {
  const t = useT();
  const { status, isBeingPaid, createdAt, dueAt } = invoice;
  const overdue = isOverdue(invoice, now);
  if (dueAt !== null && ((status === 'open' && !isBeingPaid) || overdue)) {
    const text = overdue ? billingMessages.overdue : billingMessages.dueOn;
    return (
      <span className={`ui-clip ${css.line}`} data-overdue={overdue}>
        {t(text, { date: formatDate(dueAt, timeZone) })}
      </span>
    );
  }
  return <span className={`ui-clip ${css.line}`}>{formatDate(createdAt, timeZone)}</span>;
}
