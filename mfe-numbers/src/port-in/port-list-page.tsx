import { paths } from '@jackfield/contract';
import type { PortOrderListItem } from '@jackfield/contract/api/port-in';
import { formatDay, formatPhone } from '@jackfield/domain';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Looking, useMayChange } from '@jackfield/kit/may';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button, Skeleton, useIsPhone } from '@jackfield/kit/ui/core';
import { ArrowLeftRight, Plus } from '@jackfield/kit/ui/icons';
import { Pager } from '@jackfield/kit/ui/table';
import {
  common,
  Link,
  navigateTo,
  queryClient,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMessages } from '../account/messages.ts';
import { listMessages as messages, portMessages } from './messages.ts';
import css from './port-in.module.css';
import { portKey, portOrdersOptions } from './port-query.ts';
import { OrderState } from './port-states.tsx';

const { company } = paths.admin;

const firstPage = { pageNum: 1, limit: 25 };

export const prefetch = () => queryClient.prefetchQuery(portOrdersOptions(firstPage));

/** /admin-settings/company/port: orders by which numbers move here (PORT-01). */
export function Component() {
  const t = useT();
  const mayChange = useMayChange();
  useLiveRefetch(['portorder'], portKey);
  const [page, setPage] = useState(firstPage);
  const query = useQuery(portOrdersOptions(page));
  const orders = query.data?.items;
  const total = query.data?.total ?? 0;
  const title = t(portMessages.title);
  useBreadcrumb([{ label: t(accountMessages.company) }, { label: title }]);
  const begin = (
    <Button
      type="primary"
      icon={<Plus size={16} strokeWidth={1.75} />}
      onClick={() => void navigateTo(company.newPortOrder())}
    >
      {t(messages.begin)}
    </Button>
  );
  return (
    <Looking on={!mayChange}>
      <section className="ui-page" aria-label={title}>
        <header className={css.listHead}>
          <h1>{title}</h1>
          {orders && orders.length > 0 && begin}
        </header>
        <div className={css.listBody}>
          {query.isPending && <Waiting />}
          {!orders && query.isError && <LoadFailure title={t(messages.failed)} query={query} />}
          {orders?.length === 0 && (
            <EmptyState icon={ArrowLeftRight} title={t(messages.empty)} action={begin}>
              {t(messages.emptyText)}
            </EmptyState>
          )}
          {orders && orders.length > 0 && <Orders orders={orders} />}
          {total > firstPage.limit && (
            <Pager
              page={page.pageNum}
              pageSize={page.limit}
              total={total}
              onPage={(pageNum) => setPage({ ...page, pageNum })}
              onPageSize={(limit) => setPage({ pageNum: 1, limit })}
            />
          )}
        </div>
      </section>
    </Looking>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      {[180, 260, 220].map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </div>
  );
}

function Orders({ orders }: { orders: readonly PortOrderListItem[] }) {
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <PlainTable
      label={t(portMessages.title)}
      columns={[
        { title: t(messages.order) },
        { title: t(common.phoneNumbers), isForWide: true },
        { title: t(common.date), isForWide: true },
        { title: t(common.status) },
      ]}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          <span key="order" className={css.cell}>
            <Link to={company.portOrder(order.id)}>
              {t(portMessages.of, { count: order.numbers.length, carrier: order.carrier })}
            </Link>
            <span className="ui-note">{t(portMessages.order, { name: order.orderNumber })}</span>
            {isPhone && <Day order={order} />}
          </span>,
          <Numbers key="numbers" order={order} />,
          <Day key="date" order={order} />,
          <State key="state" order={order} />,
        ],
      }))}
    />
  );
}

interface OfOrder {
  order: PortOrderListItem;
}

function Numbers({ order: { numbers } }: OfOrder) {
  const t = useT();
  const [first = ''] = numbers;
  return (
    <span className={css.cell}>
      <span className="ui-num">{formatPhone(first)}</span>
      {numbers.length > 1 && (
        <span className="ui-note">{t(common.moreNumbers, { count: numbers.length - 1 })}</span>
      )}
    </span>
  );
}

/** When the numbers move; of what is not confirmed, the day that is wanted. */
function Day({ order: { movesAt, wantedDate } }: OfOrder) {
  const t = useT();
  const { date } = useFormats();
  if (movesAt !== null) return <span className="ui-num">{date(movesAt)}</span>;
  if (wantedDate === null) return <span className="ui-text2">{t(messages.noDate)}</span>;
  return <span className="ui-text2">{t(messages.wanted, { day: formatDay(wantedDate) })}</span>;
}

function State({ order: { state, openPoints } }: OfOrder) {
  const t = useT();
  return (
    <span className={css.cell}>
      <OrderState state={state} />
      {openPoints > 0 && (
        <span className="ui-note">{t(messages.toCorrect, { count: openPoints })}</span>
      )}
    </span>
  );
}
