import type { CallAnswer } from '@jackfield/contract';
import type { listInvoices } from '@jackfield/contract/api/billing';
import { PaintedTable } from '@jackfield/kit/painted-table';
import { Button } from '@jackfield/kit/ui/core';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { invoiceColumns } from '../billing-information/invoice-columns.tsx';
import { InvoiceList } from '../billing-information/invoice-list.tsx';
import section from '../billing-information/invoices-section.module.css';
import { billingMessages } from '../billing-information/messages.ts';
import { PanelNone } from '../billing-information/panel.tsx';
import css from './painted-invoices.module.css';

/** A bill can't be paid before the scripts are there. */
const onPay = () => undefined;

/** `InvoicesSection` for a page that no script has reached: the style sheet shows what fits. */
export function PaintedInvoices({ answer }: { answer: CallAnswer<typeof listInvoices> }) {
  const t = useT();
  const id = useId();
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const [now] = useState(() => Date.now());
  const { items: invoices, nextStartAfter } = answer;
  const label = t(billingMessages.invoices);
  const hasDocuments = invoices.some(({ documentUrl }) => documentUrl !== null);
  const shown = { timeZone, now, onPay };
  return (
    <section className={section.section} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {invoices.length === 0 && <PanelNone>{t(billingMessages.noInvoices)}</PanelNone>}
      {invoices.length > 0 && (
        <>
          <div className={css.phone}>
            <InvoiceList {...shown} invoices={invoices} loading={0} />
          </div>
          <div className={css.wide}>
            <PaintedTable
              label={label}
              columns={invoiceColumns({ ...shown, hasDocuments })}
              rows={invoices}
              rowId={(invoice) => invoice.id}
              rowName={({ number }) => number}
              density="comfortable"
              choosable={false}
              hasMenu={false}
              opens={false}
            />
          </div>
        </>
      )}
      {nextStartAfter !== undefined && (
        <div className={section.more}>
          <Button>{t(common.showMore)}</Button>
        </div>
      )}
    </section>
  );
}
