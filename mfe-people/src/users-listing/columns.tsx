import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { roleNameOf } from '@jackfield/records/role-names';
import { common, t } from '@jackfield/runtime';
import { PersonStatus } from '../people/status-badge.tsx';
import { LastSeenCell } from './last-seen-cell.tsx';
import { listingMessages } from './messages.ts';
import { NumberCell } from './number-cell.tsx';
import { PersonCell, PersonSkeleton } from './person-cell.tsx';

/** Columns of the listing and their widths (G1). */
export function userColumns(viewerId: string, timeZone: string): Column<TeammateListItem>[] {
  return [
    {
      key: 'fullName',
      title: t(common.name),
      width: 282,
      narrow: 200,
      sortable: true,
      render: (person) => <PersonCell person={person} isYou={person.id === viewerId} />,
      skeleton: <PersonSkeleton />,
    },
    {
      key: 'extension',
      title: t(common.extension),
      width: 90,
      narrow: 82,
      sortable: true,
      optional: true,
      render: ({ extension }) => <span className="ui-num">{extension}</span>,
      skeleton: <Skeleton width={36} height={10} />,
    },
    {
      key: 'number',
      title: t(common.number),
      width: 176,
      narrow: 176,
      sortable: true,
      optional: true,
      render: (person) => <NumberCell person={person} />,
      skeleton: <Skeleton width={128} height={10} />,
    },
    {
      key: 'role',
      title: t(common.role),
      width: 118,
      narrow: 100,
      sortable: true,
      optional: true,
      render: (person) => (
        <span
          className={person.role === 'standard' && !person.access ? 'ui-text2' : ''}
          title={t(roleNameOf(person))}
        >
          {t(roleNameOf(person))}
        </span>
      ),
      skeleton: <Skeleton width={52} height={10} />,
    },
    {
      key: 'teams',
      title: t(common.teams),
      width: 134,
      narrow: 100,
      from: 992,
      optional: true,
      render: ({ teams }) => <TeamNames names={teams.map(({ name }) => name)} />,
      skeleton: <Skeleton width={78} height={10} />,
    },
    {
      key: 'status',
      title: t(common.status),
      width: 116,
      narrow: 112,
      sortable: true,
      optional: true,
      render: ({ status }) => <PersonStatus status={status} />,
      skeleton: <Skeleton width={62} height={10} />,
    },
    {
      key: 'lastSeenAt',
      title: t(listingMessages.lastSeen),
      width: 142,
      narrow: 128,
      from: 992,
      sortable: true,
      optional: true,
      render: (person) => <LastSeenCell person={person} timeZone={timeZone} />,
      skeleton: <Skeleton width={86} height={10} />,
    },
  ];
}

function TeamNames({ names }: { names: readonly string[] }) {
  const text = names.join(', ') || t(common.noTeams);
  return (
    <span className={names.length > 0 ? 'ui-text2' : 'ui-text3'} title={text}>
      {text}
    </span>
  );
}
