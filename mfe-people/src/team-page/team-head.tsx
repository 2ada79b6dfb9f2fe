import { ledTeams, paths } from '@jackfield/contract';
import type { Team } from '@jackfield/contract/api/team';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Ellipsis, History, Pencil, PhoneForwarded, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { RecordHead } from '@jackfield/records/record-head';
import { navigateTo, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { flowLabels } from '../teams/flow-labels.ts';
import { teamMessages } from '../teams/messages.ts';
import { TeamIcon } from '../teams/team-icon.tsx';
import { pageMessages } from './messages.ts';

const DeleteTeamDialog = lazyPart(() =>
  import('../teams/delete-team-dialog.tsx').then((file) => file.DeleteTeamDialog),
);
const TeamHistory = lazyPart(() =>
  import('../team-history/team-history.tsx').then((file) => file.TeamHistory),
);
const UsesDialog = lazyPart(() =>
  import('../used-by/uses-dialog.tsx').then((file) => file.UsesDialog),
);
const RenameTeamDialog = lazyPart(() =>
  import('./rename-team-dialog.tsx').then((file) => file.RenameTeamDialog),
);

export interface TeamHeadProps {
  team: Team;
  /** Buttons of the section, before the menu. */
  actions?: ReactNode;
  onDeleted(): void;
}

/** Head of a team's pages: sign, name, meta line, actions. */
export function TeamHead({ team, actions, onDeleted }: TeamHeadProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'rename' | 'history' | 'uses' | 'delete' | null>(null);
  const profile = useAtomValue(profileAtom);
  const isWhole = !profile || ledTeams(profile) === null;
  const { name, extension, inboundFlow, members } = team;
  const meta = [
    t(teamMessages.ext, { extension }),
    t(flowLabels[inboundFlow]),
    t(teamMessages.memberCount, { count: members.length }),
  ];
  const groups: MenuGroups = [
    [
      {
        key: 'rename',
        label: t(pageMessages.rename),
        icon: Pencil,
        run: () => setOpen('rename'),
      },
      {
        key: 'uses',
        looks: true,
        label: t(pageMessages.usedBy),
        icon: PhoneForwarded,
        run: () => setOpen('uses'),
      },
      {
        key: 'history',
        looks: true,
        label: t(pageMessages.history),
        icon: History,
        run: () => setOpen('history'),
      },
    ],
    ...(isWhole
      ? [
          [
            {
              key: 'delete',
              label: t(teamMessages.delete),
              icon: Trash2,
              danger: true,
              run: () => setOpen('delete'),
            },
          ],
        ]
      : []),
  ];
  const leave = () => {
    onDeleted();
    void navigateTo(paths.admin.teams.listing());
  };

  return (
    <>
      <RecordHead
        sign={<TeamIcon size={isPhone ? 44 : 48} />}
        name={name}
        meta={meta}
        actions={
          <>
            {actions}
            <Menu groups={groups} title={name}>
              <Button
                looks
                aria-label={t(teamMessages.more)}
                icon={<Ellipsis size={16} strokeWidth={1.75} />}
              />
            </Menu>
          </>
        }
      />
      {open === 'rename' && <RenameTeamDialog team={team} onClose={() => setOpen(null)} />}
      {open === 'history' && <TeamHistory team={team} onClose={() => setOpen(null)} />}
      {open === 'uses' && (
        <UsesDialog kind="team" id={team.id} name={name} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <DeleteTeamDialog
          team={{ ...team, memberCount: members.length }}
          onDeleted={leave}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
