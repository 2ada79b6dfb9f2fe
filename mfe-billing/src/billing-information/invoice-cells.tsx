import type { Invoice } from '@jackfield/contract/api/billing';
import { formatDate } from '@jackfield/domain';
import { Button, StatusBadge, Tooltip } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './invoice-cells.module.css';
import { hasFailed, invoiceLook, isOverdue, isPayable } from './invoice-status.ts';
import { billingMessages } from './messages.ts';

/** Status of an invoice as shape and word (annex E3), or that it is being paid. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const { label, ...look } = invoiceLook(invoice);
  return <StatusBadge {...look}>{t(label)}</StatusBadge>;
}

export interface DueProps {
  invoice: Invoice;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** By when an invoice is to be paid; in red when that day is over. */
export function Due({ invoice, timeZone, now }: DueProps) {
  const t = useT();
  if (invoice.dueAt === null) {
    return <span className="ui-text3">{t(common.none)}</span>;
  }
  const date = formatDate(invoice.dueAt, timeZone);
  const overdue = isOverdue(invoice, now);
  return (
    <span className={css.due} data-overdue={overdue}>
      {overdue ? t(billingMessages.overdue, { date }) : date}
    </span>
  );
}

/** Pays an invoice, or leads to the bank that asks about its payment. */
export function PayCell({ invoice, onPay }: { invoice: Invoice; onPay(invoice: Invoice): void }) {
  const t = useT();
  if (invoice.confirmUrl) {
    return (
      <a
        href={invoice.confirmUrl}
        aria-label={t(billingMessages.confirmOf, { number: invoice.number })}
      >
        {t(billingMessages.confirm)}
      </a>
    );
  }
  if (!isPayable(invoice)) return null;
  const action = t(hasFailed(invoice) ? billingMessages.retry : billingMessages.pay);
  return (
    <Button
      size="small"
      aria-label={t(billingMessages.payOf, { action, number: invoice.number })}
      onClick={() => onPay(invoice)}
    >
      {action}
    </Button>
  );
}

/** Opens the invoice's document in a new tab, where there is one. */
export function DocumentLink({ invoice: { number, documentUrl } }: { invoice: Invoice }) {
  const t = useT();
  if (documentUrl === null) return null;
  const label = t(billingMessages.openDocument, { number });
  return (
    <Tooltip title={label}>
      <a
        className={css.document}
        href={documentUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </Tooltip>
  );
}
