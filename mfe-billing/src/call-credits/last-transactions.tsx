import { paths } from '@jackfield/contract';
import { LoadFailure } from '@jackfield/kit/error-alert';
import type { Transaction } from '@jackfield/contract/api/balance';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Skeleton, useIsPhone } from '@jackfield/kit/ui/core';
import { common, Link, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';
import { AmountCell, BalanceCell, DescriptionCell, StateCell } from './transaction-cells.tsx';
import { lastTransactionsOptions } from './transaction-query.ts';

/** The newest six transactions, and the way to all of them. */
export function LastTransactions() {
  const t = useT();
  const id = useId();
  const query = useQuery(lastTransactionsOptions());
  return (
    <section className={css.last} aria-labelledby={id}>
      <header className={css.lastHead}>
        <h2 id={id}>{t(messages.last)}</h2>
        <Link to={paths.admin.billing.transactions()}>{t(messages.viewAll)}</Link>
      </header>
      {query.isError && query.data === undefined && (
        <LoadFailure title={t(messages.lastFailed)} query={query} />
      )}
      {query.isPending && <Skeleton width="100%" height={200} />}
      {query.data?.length === 0 && <p className="ui-text3">{t(messages.none)}</p>}
      {query.data && query.data.length > 0 && <Rows transactions={query.data} />}
    </section>
  );
}

function Rows({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { dateTime } = useFormats();
  if (isPhone) {
    return (
      <ul className="ui-rows">
        {transactions.map((transaction) => (
          <li key={transaction.id} className={css.row}>
            <div className="ui-lines">
              <span className="ui-clip">{transaction.description}</span>
              <span className="ui-note">{dateTime(transaction.createdAt)}</span>
            </div>
            <span className={css.phone}>
              <AmountCell {...transaction} />
              {transaction.status !== 'succeeded' && <StateCell {...transaction} />}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <PlainTable
      label={t(messages.last)}
      columns={[
        { title: t(common.date) },
        { title: t(messages.description) },
        { title: t(common.amount), isFigure: true },
        { title: t(messages.balance), isFigure: true },
        { title: t(common.status) },
      ]}
      rows={transactions.map((transaction) => ({
        key: transaction.id,
        cells: [
          <span key="date" className="ui-num">
            {dateTime(transaction.createdAt)}
          </span>,
          <DescriptionCell key="description" {...transaction} />,
          <AmountCell key="amount" {...transaction} />,
          <BalanceCell key="balance" {...transaction} />,
          <StateCell key="state" {...transaction} />,
        ],
      }))}
    />
  );
}
