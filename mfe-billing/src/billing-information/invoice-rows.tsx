import type { Invoice } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { DataTable, pageRows } from '@jackfield/kit/ui/table';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { billingMessages } from './messages.ts';

const PayDialog = lazyPart(() => import('./pay-dialog.tsx').then((file) => file.PayDialog));

const rowId = ({ id }: Invoice) => id;
const rowName = ({ number }: Invoice) => number;

interface InvoiceRowsProps {
  invoices: readonly Invoice[];
  /** Placeholder rows instead of invoices. */
  loading: number;
}

/** Invoices as a table, or as a list on a phone, each with what can be done about it (BILL-01). */
export function InvoiceRows({ invoices, loading }: InvoiceRowsProps) {
  const t = useT();
  const phone = useIsPhone();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const hasDocuments = invoices.some(({ documentUrl }) => documentUrl !== null);
  const [now] = useState(() => Date.now());
  const [paying, setPaying] = useState<Invoice | null>(null);
  const columns = useMemo(
    () => invoiceColumns({ timeZone, now, hasDocuments, onPay: setPaying }),
    [timeZone, now, hasDocuments],
  );
  if (invoices.length === 0 && loading === 0) return null;
  return (
    <>
      {phone ? (
        <InvoiceList
          invoices={invoices}
          timeZone={timeZone}
          now={now}
          loading={loading}
          onPay={setPaying}
        />
      ) : (
        <DataTable
          label={t(billingMessages.invoices)}
          columns={columns}
          rows={pageRows(invoices)}
          rowId={rowId}
          rowName={rowName}
          loading={loading}
        />
      )}
      {paying && <PayDialog invoice={paying} onClose={() => setPaying(null)} />}
    </>
  );
}
