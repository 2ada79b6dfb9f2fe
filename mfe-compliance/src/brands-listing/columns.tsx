import { companyTypeWords } from '@jackfield/domain/words/compliance';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import { formatDate } from '@jackfield/domain';
import { Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, t } from '@jackfield/runtime';
import { CompanyCell, StatusCell, VettingCell } from './cells.tsx';
import { brandMessages } from './messages.ts';

/** Columns of the listing (G7); days are those of the account's zone. */
export function brandColumns(timeZone: string): Column<BrandListItem>[] {
  return [
    {
      key: 'companyName',
      title: t(brandMessages.company),
      width: 300,
      sortable: true,
      render: (brand) => <CompanyCell brand={brand} />,
      skeleton: <TwoLinesSkeleton first={180} second={108} />,
    },
    {
      key: 'companyType',
      title: t(common.type),
      width: 160,
      sortable: true,
      optional: true,
      from: 992,
      render: ({ companyType }) => t(companyTypeWords[companyType]),
      skeleton: <Skeleton width={96} height={10} />,
    },
    {
      key: 'status',
      title: t(common.status),
      width: 260,
      sortable: true,
      render: (brand) => <StatusCell brand={brand} />,
      skeleton: <Skeleton width={76} height={10} />,
    },
    {
      key: 'vettings',
      title: t(brandMessages.vetting),
      width: 260,
      optional: true,
      render: (brand) => <VettingCell brand={brand} />,
      skeleton: <TwoLinesSkeleton first={130} second={78} />,
    },
    {
      key: 'createdAt',
      title: t(brandMessages.created),
      width: 120,
      sortable: true,
      optional: true,
      render: ({ createdAt }) => (
        <time className="ui-num" dateTime={createdAt}>
          {formatDate(createdAt, timeZone)}
        </time>
      ),
      skeleton: <Skeleton width={84} height={10} />,
    },
  ];
}
