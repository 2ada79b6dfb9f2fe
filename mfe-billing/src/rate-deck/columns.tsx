import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { Skeleton, StatusBadge } from '@jackfield/kit/ui/core';
import { type Column, TwoLines } from '@jackfield/kit/ui/table';
import { common, t } from '@jackfield/runtime';
import { rateMessages } from './messages.ts';
import { rateText } from './rate-text.ts';

/** Whether calls of the account may go to a country, as shape and word. */
export function AllowedBadge({ isAllowed }: Pick<RateDeckEntry, 'isAllowed'>) {
  return isAllowed ? (
    <StatusBadge meaning="success" shape="dot">
      {t(rateMessages.allowed)}
    </StatusBadge>
  ) : (
    <StatusBadge meaning="quiet" shape="bar">
      {t(rateMessages.notAllowed)}
    </StatusBadge>
  );
}

/** Columns of the listing (annex G6). */
export function rateColumns(): Column<RateDeckEntry>[] {
  return [
    {
      key: 'name',
      title: t(common.country),
      width: 360,
      sortable: true,
      render: ({ name }) => <TwoLines isName first={name} />,
      skeleton: <Skeleton width={104} height={12} />,
    },
    {
      key: 'displayDialingCode',
      title: t(rateMessages.codes),
      width: 260,
      sortable: true,
      optional: true,
      render: ({ displayDialingCode }) => (
        <span className="ui-num ui-text2" title={displayDialingCode}>
          {displayDialingCode}
        </span>
      ),
      skeleton: <Skeleton width={40} height={10} />,
    },
    {
      key: 'rate',
      title: t(rateMessages.rate),
      width: 260,
      sortable: true,
      align: 'end',
      render: (entry) => <span className="ui-num">{rateText(entry)}</span>,
      skeleton: <Skeleton width={120} height={10} />,
    },
    {
      key: 'isAllowed',
      title: t(rateMessages.allowed),
      width: 220,
      sortable: true,
      optional: true,
      render: (entry) => <AllowedBadge {...entry} />,
      skeleton: <Skeleton width={72} height={10} />,
    },
  ];
}
