import { paths } from '@jackfield/contract';
import type { PortOrder } from '@jackfield/contract/api/port-in';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { PortForm } from './form/port-form.tsx';
import { portMessages } from './messages.ts';
import { OrderView } from './order/order-view.tsx';
import { portKey, portOrderOptions } from './port-query.ts';

/** /admin-settings/company/port/{id}: a draft in its form, then how the order stands (PORT-01). */
export function Component() {
  const t = useT();
  const { id = '' } = useParams();
  useLiveRefetch(['portorder'], portKey, (event) => event.id === id);
  const query = useQuery(portOrderOptions(id));
  useBreadcrumb([
    { label: t(accountMessages.company) },
    { label: t(portMessages.title), to: paths.admin.company.portIn() },
    ...(query.data ? [{ label: t(portMessages.order, { name: query.data.orderNumber }) }] : []),
  ]);
  return (
    <QueryPage query={query} waiting={<RecordSkeleton sign="tile" />}>
      {(order) =>
        order.state === 'draft' ? (
          <Draft order={order} reread={async () => (await query.refetch()).data} />
        ) : (
          <OrderView order={order} />
        )
      }
    </QueryPage>
  );
}

interface DraftProps {
  order: PortOrder;
  reread(): Promise<PortOrder | undefined>;
}

/** The form of a draft; one that someone else has saved is merged into what was typed. */
function Draft({ order, reread }: DraftProps) {
  const [theirs, setTheirs] = useState<PortOrder | null>(null);
  const isNewer = theirs !== null && theirs.version > order.version;
  return (
    <PortForm
      key={theirs?.version}
      order={isNewer ? theirs : order}
      isMerged={theirs !== null}
      onMerge={() => void reread().then((now) => setTheirs(now ?? null))}
    />
  );
}
