import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import type { Team } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import { overrideAction, overrideColumn } from '../call-handling/change-override.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { lockInOrder } from '../call-handling/lock-in-order.ts';
import { setColumns, writeTeam } from './write-team.ts';
import { texts } from './texts.ts';

/**
 * Sends the calls of a team elsewhere until an instant, with null no longer. A team cannot be its
 * own target: it is what is closed. Throws 400, 404, 412 and 428.
 */
export function overrideTeam(
  context: RequestContext,
  id: string,
  wanted: CallOverrideChange | null,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const target = wanted?.target;
  const teamIds = target?.actionType === 'team' ? [target.actionValue] : [];
  return context.db.tenant(tenantId, async (tx) => {
    await lockInOrder(tx, 'team', tenantId, [id, ...teamIds]);
    return writeTeam(context, {
      id,
      action: overrideAction('team', wanted),
      async change(inner, team) {
        if (teamIds.includes(id)) {
          throw invalidField('target', t(texts.isClosed));
        }
        const held = { owner: 'team', id, current: team.override } as const;
        const columns = await overrideColumn(inner, context, held, wanted);
        if (columns === null) return null;
        await setColumns(inner, team, columns);
        return [callHandlingEvent('team', id)];
      },
    });
  });
}
