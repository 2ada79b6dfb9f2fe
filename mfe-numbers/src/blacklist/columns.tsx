import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { formatDateTime } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { common, t } from '@jackfield/runtime';
import type { ListedEntry } from './blacklist-calls.ts';
import { blacklistMessages } from './messages.ts';

const typeLabels = {
  number: common.number,
  country: common.country,
} as const;

/** Columns of a list (G9); the key of a sorted one is the server's name of the sort. */
export function blacklistColumns(
  direction: BlacklistDirection,
  zone: string,
): Column<ListedEntry>[] {
  const number: Column<ListedEntry> = {
    key: 'number',
    title: t(common.number),
    width: 280,
    sortable: true,
    render: (entry) =>
      entry.number === null ? (
        <span className="ui-text3">{t(blacklistMessages.allNumbers)}</span>
      ) : (
        <span className="ui-num">
          <NumberToCall number={entry.number} isInRow />
        </span>
      ),
    skeleton: <Skeleton width={132} height={11} />,
  };
  const story: Column<ListedEntry>[] = [
    {
      key: 'blockedBy',
      title: t(blacklistMessages.by),
      width: 200,
      render: ({ blockedBy }) =>
        blockedBy?.name ?? <span className="ui-text3">{t(blacklistMessages.byUnknown)}</span>,
      skeleton: <Skeleton width={96} height={10} />,
    },
    {
      key: 'updatedAt',
      title: t(blacklistMessages.since),
      width: 200,
      render: ({ updatedAt }) => formatDateTime(updatedAt, zone),
      skeleton: <Skeleton width={110} height={10} />,
    },
  ];
  if (direction === 'inbound') {
    return [
      number,
      ...story,
      {
        key: 'lastTryAt',
        title: t(blacklistMessages.lastTry),
        width: 200,
        render: ({ lastTryAt }) =>
          lastTryAt ? (
            formatDateTime(lastTryAt, zone)
          ) : (
            <span className="ui-text3">{t(blacklistMessages.noTry)}</span>
          ),
        skeleton: <Skeleton width={110} height={10} />,
      },
    ];
  }
  return [
    number,
    {
      key: 'country',
      title: t(common.country),
      width: 260,
      sortable: true,
      render: ({ country }) => countryName(country),
      skeleton: <Skeleton width={96} height={10} />,
    },
    {
      key: 'blacklistType',
      title: t(common.type),
      width: 160,
      sortable: true,
      optional: true,
      render: ({ blacklistType }) => t(typeLabels[blacklistType]),
      skeleton: <Skeleton width={60} height={10} />,
    },
    ...story,
  ];
}
