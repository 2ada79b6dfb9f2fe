import { isDeepStrictEqual } from 'node:util';
import type { Team, TeamChange, TeamSetting } from '@jackfield/contract/api/team';
import type { Updateable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { TeamTable } from '../../platform/core-tables.ts';
import type { Tx } from '../../platform/database.ts';
import { writeTeam } from './write-team.ts';

/** Changes name and extension (API-138). */
export function updateTeam(
  context: RequestContext,
  id: string,
  { name, extension }: TeamChange,
): Promise<Team> {
  return change(context, id, 'team.update', (team) => ({
    ...(name !== undefined && name !== team.name && { name }),
    ...(extension !== undefined && extension !== team.extension && { extension }),
  }));
}

/** Changes how calls reach the members (API-141, OP-84). */
export function setSetting(
  context: RequestContext,
  id: string,
  setting: TeamSetting,
): Promise<Team> {
  return change(context, id, 'team.setSetting', (team) => {
    const wanted = {
      ...team,
      inboundFlow: setting.inboundFlow ?? team.inboundFlow,
      ringGroup: { ...team.ringGroup, ...setting.ringGroup },
      callQueue: { ...team.callQueue, ...setting.callQueue },
    };
    if (isDeepStrictEqual(wanted, team)) return {};
    return {
      inbound_flow: wanted.inboundFlow,
      ring_group: JSON.stringify(wanted.ringGroup),
      call_queue: JSON.stringify(wanted.callQueue),
    };
  });
}

function change(
  context: RequestContext,
  id: string,
  action: string,
  columnsOf: (team: Team) => Updateable<TeamTable>,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  return writeTeam(context, {
    id,
    action,
    async change(tx: Tx, team: Team) {
      const columns = columnsOf(team);
      if (Object.keys(columns).length === 0) return null;
      await tx
        .updateTable('team')
        .set(columns)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      return [];
    },
  });
}
