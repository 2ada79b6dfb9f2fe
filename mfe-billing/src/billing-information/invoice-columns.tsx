import type { Invoice } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney } from '@jackfield/domain';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { common, t } from '@jackfield/runtime';
import { DocumentLink, Due, InvoiceStatus, PayCell } from './invoice-cells.tsx';
import css from './invoice-cells.module.css';
import { billingMessages } from './messages.ts';

export interface ColumnFacts {
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether any invoice has a document to open. */
  hasDocuments: boolean;
  onPay(invoice: Invoice): void;
}

/** Columns of the invoices (G5); days are those of the account's zone. */
export function invoiceColumns({
  timeZone,
  now,
  hasDocuments,
  onPay,
}: ColumnFacts): Column<Invoice>[] {
  const day = (instant: string) => formatDate(instant, timeZone);
  const columns: Column<Invoice>[] = [
    {
      key: 'number',
      title: t(billingMessages.invoice),
      width: 122,
      render: ({ number }) => <span className={css.number}>{number}</span>,
      skeleton: <Skeleton width={104} height={10} />,
    },
    {
      key: 'createdAt',
      title: t(common.date),
      width: 110,
      render: ({ createdAt }) => <span className="ui-num">{day(createdAt)}</span>,
      skeleton: <Skeleton width={84} height={10} />,
    },
    {
      key: 'period',
      title: t(common.period),
      width: 209,
      from: 1440,
      render: ({ periodStart, periodEnd }) => (
        <span className={css.quiet}>
          {t(common.dayRange, { from: day(periodStart), to: day(lastMoment(periodEnd)) })}
        </span>
      ),
      skeleton: <Skeleton width={168} height={10} />,
    },
    {
      key: 'status',
      title: t(common.status),
      width: 127,
      render: (invoice) => <InvoiceStatus invoice={invoice} />,
      skeleton: <Skeleton width={62} height={10} />,
    },
    {
      key: 'dueAt',
      title: t(billingMessages.due),
      width: 203,
      render: (invoice) => <Due invoice={invoice} timeZone={timeZone} now={now} />,
      skeleton: <Skeleton width={84} height={10} />,
    },
    {
      key: 'amountDue',
      title: t(common.amount),
      width: 97,
      align: 'end',
      render: ({ amountDue, currency }) => (
        <span className={css.amount}>{formatMoney(amountDue, currency)}</span>
      ),
      skeleton: <Skeleton width={72} height={10} />,
    },
    {
      key: 'pay',
      title: t(billingMessages.payment),
      width: 151,
      align: 'end',
      render: (invoice) => <PayCell invoice={invoice} onPay={onPay} />,
    },
  ];
  if (!hasDocuments) return columns;
  const document: Column<Invoice> = {
    key: 'document',
    title: t(billingMessages.document),
    width: 82,
    align: 'end',
    render: (invoice) => <DocumentLink invoice={invoice} />,
  };
  return [...columns, document];
}

/** The end of a period is excluded: people read its last day (annex J9). */
const lastMoment = (end: string) => new Date(Date.parse(end) - 1).toISOString();
