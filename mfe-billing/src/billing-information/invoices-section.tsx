import type { Invoice } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { DataTable, pageRows } from '@jackfield/kit/ui/table';
import { useSkeleton } from '@jackfield/lists/list-page';
import { accountAtom, common, useLiveRefetch, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { invoicesOptions } from './invoice-query.ts';
import css from './invoices-section.module.css';
import { LoadFailed } from './load-failed.tsx';
import { billingMessages } from './messages.ts';
import { PanelNone } from './panel.tsx';

const PayDialog = lazyPart(() => import('./pay-dialog.tsx').then((file) => file.PayDialog));

const rowId = ({ id }: Invoice) => id;
const rowName = ({ number }: Invoice) => number;
const placeholderRows = 6;
const noInvoices: Invoice[] = [];
const invoiceEvents = ['invoice'] as const;
const invoiceKey = ['invoice'];

/** Invoices of the account, newest first, ten more at a press (BILL-01, API-47). */
export function InvoicesSection() {
  const t = useT();
  const id = useId();
  const phone = useIsPhone();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const query = useInfiniteQuery(invoicesOptions());
  const { data: invoices = noInvoices, isPending, isError, isFetchNextPageError } = query;
  const placeholders = useSkeleton(isPending);
  const hasDocuments = invoices.some(({ documentUrl }) => documentUrl !== null);
  const [now] = useState(() => Date.now());
  const [paying, setPaying] = useState<Invoice | null>(null);
  useLiveRefetch(invoiceEvents, invoiceKey);
  const columns = useMemo(
    () => invoiceColumns({ timeZone, now, hasDocuments, onPay: setPaying }),
    [timeZone, now, hasDocuments],
  );
  const loading = isPending && placeholders ? placeholderRows : 0;
  const hasTable = invoices.length > 0 || loading > 0;

  return (
    <section className={css.section} aria-labelledby={id} data-waiting={isPending}>
      <h2 id={id}>{t(billingMessages.invoices)}</h2>
      {isError && !isFetchNextPageError && (
        <LoadFailed
          title={t(billingMessages.invoicesFailed)}
          stale={invoices.length > 0}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && invoices.length === 0 && (
        <PanelNone>{t(billingMessages.noInvoices)}</PanelNone>
      )}
      {hasTable && phone && (
        <InvoiceList
          invoices={invoices}
          timeZone={timeZone}
          now={now}
          loading={loading}
          onPay={setPaying}
        />
      )}
      {hasTable && !phone && (
        <DataTable
          label={t(billingMessages.invoices)}
          columns={columns}
          rows={pageRows(invoices)}
          rowId={rowId}
          rowName={rowName}
          loading={loading}
        />
      )}
      {isFetchNextPageError && (
        <LoadFailed
          title={t(billingMessages.moreFailed)}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      {query.hasNextPage && !isFetchNextPageError && (
        <div className={css.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(common.showMore)}
          </Button>
        </div>
      )}
      {paying && <PayDialog invoice={paying} onClose={() => setPaying(null)} />}
    </section>
  );
}
