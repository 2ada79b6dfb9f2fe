import { ClosedBadge } from '@jackfield/call-routing/call-override';
import { paths } from '@jackfield/contract';
import type { TeamListItem } from '@jackfield/contract/api/team';
import { Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines } from '@jackfield/kit/ui/table';
import { common, Link, t } from '@jackfield/runtime';
import { flowLabels } from '../teams/flow-labels.ts';
import { TeamIcon } from '../teams/team-icon.tsx';
import css from './columns.module.css';

/** Columns of the listing (annex G2). */
export function teamColumns(): Column<TeamListItem>[] {
  return [
    {
      key: 'name',
      title: t(common.name),
      width: 340,
      sortable: true,
      render: ({ id, name, closedUntil }) => (
        <span className={`ui-signed ${css.team}`}>
          <TeamIcon />
          <TwoLines
            isName
            first={
              <Link to={paths.admin.teams.edit(id)} title={name}>
                {name}
              </Link>
            }
            second={closedUntil && <ClosedBadge closed={closedUntil} />}
          />
        </span>
      ),
      skeleton: (
        <span className={`ui-signed ${css.team}`}>
          <Skeleton width={32} height={32} />
          <Skeleton width={128} height={12} />
        </span>
      ),
    },
    {
      key: 'extension',
      title: t(common.extension),
      width: 140,
      sortable: true,
      optional: true,
      render: ({ extension }) => <span className={css.figures}>{extension}</span>,
      skeleton: <Skeleton width={36} height={10} />,
    },
    {
      key: 'inboundFlow',
      title: t(common.type),
      width: 180,
      sortable: true,
      optional: true,
      render: ({ inboundFlow }) => t(flowLabels[inboundFlow]),
      skeleton: <Skeleton width={76} height={10} />,
    },
    {
      key: 'memberCount',
      title: t(common.members),
      width: 140,
      sortable: true,
      optional: true,
      render: ({ memberCount }) => (
        <span className={css.figures} data-none={memberCount === 0}>
          {memberCount}
        </span>
      ),
      skeleton: <Skeleton width={24} height={10} />,
    },
  ];
}
