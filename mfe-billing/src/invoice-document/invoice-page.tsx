import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { PrintPage } from '@jackfield/kit/print-page';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { billingMessages } from '../billing-information/messages.ts';
import { invoiceOptions } from './invoice-query.ts';
import { documentMessages } from './messages.ts';
import { Paper } from './paper.tsx';

/** /admin-settings/billing/billing-information/invoice/{id}: the document of an invoice (annex J9). */
export function Component() {
  const t = useT();
  const { id = '' } = useParams();
  const invoice = useQuery(invoiceOptions(id));
  useBreadcrumb([
    { label: t(billingMessages.billing) },
    { label: t(billingMessages.title), to: paths.admin.billing.information() },
    { label: invoice.data?.number ?? t(documentMessages.invoice) },
  ]);
  return (
    <QueryPage query={invoice} waiting={<RecordSkeleton name={t(documentMessages.invoice)} />}>
      {(found) => (
        <PrintPage title={found.number}>
          <Paper invoice={found} />
        </PrintPage>
      )}
    </QueryPage>
  );
}
