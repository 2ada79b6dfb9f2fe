import { isDeepStrictEqual } from 'node:util';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Team } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import { setColumns, writeTeam } from './write-team.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { checkTarget } from '../call-handling/check-target.ts';
import { lockInOrder } from '../call-handling/lock-in-order.ts';
import { texts } from './texts.ts';

const places = {
  callHandlingOpenHour: {
    place: 'teamOpenHour',
    column: 'call_handling_open_hour',
    action: 'team.setOpenHour',
  },
  missedCallHandling: {
    place: 'teamMissedCall',
    column: 'missed_call_handling',
    action: 'team.setMissedCall',
  },
} as const;

const field = 'actionValue';

/**
 * Changes where the calls of a team go, at one of its two places (API-142, API-143, TEAM-03). The
 * own id means the inbound flow while the team is open; a missed call has been through it already.
 * Throws 400 for a target that is not there, 404, 412 and 428.
 */
export function setTeamTarget(
  context: RequestContext,
  id: string,
  member: keyof typeof places,
  target: RoutingTarget,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const { place, column, action } = places[member];
  const teamId = target.actionType === 'team' ? target.actionValue : null;
  return context.db.tenant(tenantId, async (tx) => {
    await lockInOrder(tx, 'team', tenantId, teamId === null ? [id] : [id, teamId]);
    return writeTeam(context, {
      id,
      action,
      async change(inner, team) {
        if (isDeepStrictEqual(team[member], target)) return null;
        if (member === 'missedCallHandling' && teamId === id) {
          throw invalidField(field, t(texts.didNotAnswer));
        }
        await checkTarget(inner, { tenantId, place, ownerId: id }, target, field);
        await setColumns(inner, team, { [column]: JSON.stringify(target) });
        return [callHandlingEvent('team', id)];
      },
    });
  });
}
