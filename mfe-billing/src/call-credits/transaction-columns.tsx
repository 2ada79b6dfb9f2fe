import type { Transaction } from '@jackfield/contract/api/balance';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { common, t, type useFormats } from '@jackfield/runtime';
import { creditMessages as messages } from './messages.ts';
import {
  AmountCell,
  BalanceCell,
  DescriptionCell,
  StateCell,
  TypeCell,
} from './transaction-cells.tsx';

/** Columns of the transactions (annex G6); the key of a sorted one is the server's. */
export function transactionColumns({
  dateTime,
}: Pick<ReturnType<typeof useFormats>, 'dateTime'>): Column<Transaction>[] {
  return [
    {
      key: 'createdAt',
      title: t(common.date),
      width: 180,
      sortable: true,
      render: ({ createdAt }) => <span className="ui-num">{dateTime(createdAt)}</span>,
      skeleton: <Skeleton width={136} height={10} />,
    },
    {
      key: 'transactionType',
      title: t(common.type),
      width: 130,
      sortable: true,
      optional: true,
      render: (transaction) => <TypeCell {...transaction} />,
    },
    {
      key: 'description',
      title: t(messages.description),
      width: 300,
      render: (transaction) => <DescriptionCell {...transaction} />,
    },
    {
      key: 'amount',
      title: t(common.amount),
      width: 120,
      sortable: true,
      align: 'end',
      render: (transaction) => <AmountCell {...transaction} />,
    },
    {
      key: 'balance',
      title: t(messages.balance),
      width: 120,
      align: 'end',
      optional: true,
      render: (transaction) => <BalanceCell {...transaction} />,
    },
    {
      key: 'status',
      title: t(common.status),
      width: 140,
      sortable: true,
      optional: true,
      render: (transaction) => <StateCell {...transaction} />,
    },
  ];
}
