import { paths } from '@jackfield/contract';
import type { Invoice } from '@jackfield/contract/api/billing';
import { useSkeleton } from '@jackfield/lists/list-page';
import { Link, useT } from '@jackfield/runtime';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { InvoiceRows } from '../billing-information/invoice-rows.tsx';
import { LoadFailed } from '../billing-information/load-failed.tsx';
import { billingMessages } from '../billing-information/messages.ts';
import { PanelNone } from '../billing-information/panel.tsx';
import { creditMessages } from '../call-credits/messages.ts';
import css from './latest-invoices.module.css';

/** How many are shown; the others are where the link leads. */
const most = 5;

/** The newest invoices that were issued, and the way to all of them. */
export function LatestInvoices({ invoices: query }: { invoices: UseQueryResult<Invoice[]> }) {
  const t = useT();
  const id = useId();
  const { data, isPending } = query;
  const placeholders = useSkeleton(isPending);
  const issued = (data ?? []).filter(({ status }) => status !== 'draft').slice(0, most);
  return (
    <section className={css.invoices} aria-labelledby={id} data-waiting={isPending}>
      <header>
        <h2 id={id}>{t(billingMessages.invoices)}</h2>
        <Link
          to={paths.admin.billing.information()}
          aria-label={t(billingMessages.viewAllInvoices)}
        >
          {t(creditMessages.viewAll)}
        </Link>
      </header>
      <LoadFailed title={t(billingMessages.invoicesFailed)} query={query} />
      {data && issued.length === 0 && <PanelNone>{t(billingMessages.noInvoices)}</PanelNone>}
      <InvoiceRows invoices={issued} loading={isPending && placeholders ? most : 0} />
    </section>
  );
}
