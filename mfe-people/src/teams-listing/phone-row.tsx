import { ClosedBadge } from '@jackfield/call-routing/call-override';
import { paths } from '@jackfield/contract';
import type { TeamListItem } from '@jackfield/contract/api/team';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { Link, t } from '@jackfield/runtime';
import { flowLabels } from '../teams/flow-labels.ts';
import { teamMessages } from '../teams/messages.ts';
import { TeamIcon } from '../teams/team-icon.tsx';

/** A team as a phone shows it: two lines. */
export function phoneRow({
  id,
  name,
  extension,
  inboundFlow,
  memberCount,
  closedUntil,
}: TeamListItem): PhoneRow {
  const parts = [
    t(teamMessages.ext, { extension }),
    t(flowLabels[inboundFlow]),
    t(teamMessages.memberCount, { count: memberCount }),
  ];
  return {
    picture: <TeamIcon size={40} />,
    title: <Link to={paths.admin.teams.edit(id)}>{name}</Link>,
    badge: closedUntil && <ClosedBadge closed={closedUntil} isShort />,
    line: parts.join(' · '),
  };
}
