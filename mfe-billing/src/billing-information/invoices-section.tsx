import type { Invoice } from '@jackfield/contract/api/billing';
import { Button } from '@jackfield/kit/ui/core';
import { useSkeleton } from '@jackfield/lists/list-page';
import { common, useLiveRefetch, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AskedPayment } from './asked-payment.tsx';
import { invoicesOptions } from './invoice-query.ts';
import { InvoiceRows } from './invoice-rows.tsx';
import css from './invoices-section.module.css';
import { LoadFailed } from './load-failed.tsx';
import { billingMessages } from './messages.ts';
import { PanelNone } from './panel.tsx';

const placeholderRows = 6;
const noInvoices: Invoice[] = [];
const invoiceEvents = ['invoice'] as const;
const invoiceKey = ['invoice'];

/** Invoices of the account, newest first, ten more at a press (BILL-01, API-47). */
export function InvoicesSection() {
  const t = useT();
  const id = useId();
  const query = useInfiniteQuery(invoicesOptions());
  const { data: invoices = noInvoices, isPending, isFetchNextPageError } = query;
  const placeholders = useSkeleton(isPending);
  useLiveRefetch(invoiceEvents, invoiceKey);

  return (
    <section className={css.section} aria-labelledby={id} data-waiting={isPending}>
      <h2 id={id}>{t(billingMessages.invoices)}</h2>
      {!isFetchNextPageError && (
        <LoadFailed title={t(billingMessages.invoicesFailed)} query={query} />
      )}
      {query.isSuccess && invoices.length === 0 && (
        <PanelNone>{t(billingMessages.noInvoices)}</PanelNone>
      )}
      <InvoiceRows invoices={invoices} loading={isPending && placeholders ? placeholderRows : 0} />
      <LoadFailed
        title={t(billingMessages.moreFailed)}
        query={{
          isError: isFetchNextPageError,
          error: query.error,
          data: undefined,
          refetch: query.fetchNextPage,
        }}
      />
      <AskedPayment />
      {query.hasNextPage && !isFetchNextPageError && (
        <div className={css.more}>
          <Button
            looks
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t(common.showMore)}
          </Button>
        </div>
      )}
    </section>
  );
}
