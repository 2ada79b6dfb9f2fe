import { ClosedBanner } from '@jackfield/call-routing/call-override';
import { Part } from '@jackfield/kit/parts';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { GoneDialog } from '@jackfield/records/gone-dialog';
import { undoSave } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { saveRouting } from '../team-call-handling/save-routing.ts';
import { pageMessages } from '../team-page/messages.ts';
import { teamGone } from '../team-page/team-gone.ts';
import { TeamHead } from '../team-page/team-head.tsx';
import { type TeamFormProps, TeamPage } from '../team-page/team-page.tsx';
import { teamTabs } from '../team-page/team-tabs.ts';
import { useOverrideOwner } from '../team-page/use-override-owner.ts';
import { cacheTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import css from './team-menus.module.css';

/** IVR menus of a team, each with an address of its own (IVR-01, annex G2). */
export const Component = () => <TeamPage form={TeamMenus} />;

/** The open hours of the team can be sent to one of them (OP-78). */
function TeamMenus({ team, isGone }: TeamFormProps) {
  const t = useT();
  const client = useQueryClient();
  const { id, version, callHandlingOpenHour: target } = team;
  const setOpenHour = async (
    _hour: 'open' | 'closed',
    menuId: string,
    asSeen: { seen?: string },
  ) => {
    const change = { actionType: 'ivr', actionValue: menuId } as const;
    const saved = await saveRouting(id, { callHandlingOpenHour: change }, version, asSeen);
    cacheTeam(client, saved);
    return () =>
      undoSave('team', id, { version: saved.version, versions: 1 }).finally(() =>
        client.invalidateQueries({ queryKey: teamKeys.record(id) }),
      );
  };
  return (
    <EditPage
      head={<TeamHead team={team} onDeleted={() => undefined} />}
      tabs={<LinkTabs tabs={teamTabs(id)} />}
    >
      <ClosedBanner owner={useOverrideOwner(team)} />
      <div className={css.menus}>
        <Part
          name="call-routing/ivr-panel/v1"
          label={t(pageMessages.menus)}
          height={320}
          props={{
            owner: { ownerType: 'team', ownerId: id },
            hours: [
              { name: 'open', menuId: target.actionType === 'ivr' ? target.actionValue : null },
            ],
            setHourTarget: setOpenHour,
          }}
        />
      </div>
      {isGone && <GoneDialog gone={teamGone(team)} />}
    </EditPage>
  );
}
