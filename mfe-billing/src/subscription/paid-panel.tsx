import { paths } from '@jackfield/contract';
import { formatDate, formatMoney } from '@jackfield/domain';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { Link, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { billingMessages } from '../billing-information/messages.ts';
import { nextInvoice, recentInvoicesOptions } from '../invoices/next-invoice.ts';
import { invoiceTexts } from '../invoices/messages.ts';
import css from './paid-panel.module.css';

/** What a paid account pays next. */
export function PaidPanel({ timeZone }: { timeZone: string }) {
  const t = useT();
  const { data, error, isError, refetch } = useQuery(recentInvoicesOptions());
  const next = data && nextInvoice(data);
  return (
    <SummaryCard
      title={t(invoiceTexts.next)}
      state={data ? 'ready' : isError ? 'failed' : 'loading'}
      error={error}
      height={72}
      onRetry={() => void refetch()}
    >
      <div className={css.body}>
        {next ? (
          <>
            <p className="ui-display ui-num">{formatMoney(next.amountDue, next.currency)}</p>
            <p className="ui-secondary">
              {t(invoiceTexts.issued, { date: formatDate(next.periodEnd, timeZone) })}
            </p>
          </>
        ) : (
          <p className="ui-secondary">{t(invoiceTexts.noNext)}</p>
        )}
        <p>
          <Link to={paths.admin.billing.information()}>{t(billingMessages.title)}</Link>
        </p>
      </div>
    </SummaryCard>
  );
}
