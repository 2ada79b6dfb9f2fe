import type { Team } from '@jackfield/contract/api/team';
import { Part } from '@jackfield/kit/parts';
import { undoSave } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import css from './menu-section.module.css';
import { cacheTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';
import { routingMessages } from './messages.ts';
import { saveRouting } from './save-routing.ts';

/** IVR menus of a team; its open hours can be sent to one (annex G2, OP-78). */
export function MenuSection({ team }: { team: Team }) {
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
    <div className={css.menus} data-wide>
      <Part
        name="call-routing/ivr-panel/v1"
        label={t(routingMessages.menus)}
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
  );
}
