import { isDeepStrictEqual } from 'node:util';
import type { Team, TeamChange, TeamSetting } from '@jackfield/contract/api/team';
import type { Updateable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { TeamTable } from '../../platform/core-tables.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { checkHours } from '../business-hour/check-hours.ts';
import { limitsOf } from './dto.ts';
import { writeTeam } from './write-team.ts';

/** Changes name and extension (API-138). */
export function updateTeam(
  context: RequestContext,
  id: string,
  { name, extension }: TeamChange,
): Promise<Team> {
  return writeTeam(context, {
    id,
    action: 'team.update',
    async change(tx, team) {
      const columns = {
        ...(name !== undefined && name !== team.name && { name }),
        ...(extension !== undefined && extension !== team.extension && { extension }),
      };
      if (Object.keys(columns).length === 0) return null;
      await setColumns(tx, team, columns);
      return [];
    },
  });
}

/** Changes how calls reach the members, and when (API-141, OP-84). */
export function setSetting(
  context: RequestContext,
  id: string,
  setting: TeamSetting,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const place = { tenantId, place: 'teamMissedCall', ownerId: id } as const;
  return writeTeam(context, {
    id,
    action: 'team.setSetting',
    async change(tx, team) {
      const { businessHour } = setting;
      if (businessHour) await checkHours(tx, place, businessHour, 'businessHour.');
      const wanted = {
        ...team,
        inboundFlow: setting.inboundFlow ?? team.inboundFlow,
        ringGroup: { ...team.ringGroup, ...setting.ringGroup },
        callQueue: { ...team.callQueue, ...setting.callQueue },
        businessHour: businessHour ?? team.businessHour,
      };
      if (isDeepStrictEqual(wanted, team)) return null;
      await setColumns(tx, team, {
        inbound_flow: wanted.inboundFlow,
        ring_group: JSON.stringify(wanted.ringGroup),
        call_queue: JSON.stringify(limitsOf(wanted.callQueue)),
        ...(businessHour && { business_hour: JSON.stringify(businessHour) }),
      });
      const isSame = isDeepStrictEqual(wanted.businessHour, team.businessHour);
      return isSame ? [] : [hoursEvent(id)];
    },
  });
}

const hoursEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'businesshour',
  id,
  ownerType: 'team',
  ownerId: id,
});

async function setColumns(
  tx: Tx,
  { tenantId, id }: Team,
  columns: Updateable<TeamTable>,
): Promise<void> {
  await tx
    .updateTable('team')
    .set(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
