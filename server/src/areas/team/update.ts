import { isDeepStrictEqual } from 'node:util';
import type { Team, TeamChange, TeamSetting } from '@jackfield/contract/api/team';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { checkHours } from '../call-handling/check-hours.ts';
import { hoursEvent } from '../call-handling/events.ts';
import { limitsOf } from './dto.ts';
import { setColumns, writeTeam } from './write-team.ts';

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
      return isSame ? [] : [hoursEvent('team', id)];
    },
  });
}
