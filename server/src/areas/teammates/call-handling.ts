import { isDeepStrictEqual } from 'node:util';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Teammate, TeammateCallHandling } from '@jackfield/contract/api/teammate';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { readTeammate } from './repository.ts';
import { type TeammateChanged, writeTeammate } from './write-teammate.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { checkTarget } from '../call-handling/check-target.ts';
import { lockInOrder } from '../call-handling/lock-in-order.ts';
import { texts } from './texts.ts';

interface CallHandling {
  readonly missedCallHandling: RoutingTarget;
  readonly callRecordingSetting: Teammate['callRecordingSetting'];
}

const field = 'missedCallHandling';

const idOf = ({ actionType, actionValue }: RoutingTarget) =>
  actionType === 'teammate' ? [actionValue] : [];

/**
 * Changes where a person's missed calls go and which calls are recorded (API-126, PPL-02). Throws
 * 400 for a target that is not there, 404, 412 and 428.
 */
export function setTeammateCallHandling(
  context: RequestContext,
  id: string,
  wanted: TeammateCallHandling,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const change = async (tx: Tx): Promise<TeammateChanged | null> => {
    const stored: CallHandling = await readTeammate(tx, tenantId, id);
    const next: CallHandling = {
      missedCallHandling: wanted.missedCallHandling ?? stored.missedCallHandling,
      callRecordingSetting: { ...stored.callRecordingSetting, ...wanted.callRecordingSetting },
    };
    const isMoved = !isDeepStrictEqual(next.missedCallHandling, stored.missedCallHandling);
    if (!isMoved && isDeepStrictEqual(next.callRecordingSetting, stored.callRecordingSetting)) {
      return null;
    }
    if (isMoved) {
      // Nobody answers for themselves a call that they have just missed.
      if (idOf(next.missedCallHandling).includes(id)) {
        throw invalidField(field, t(texts.didNotAnswer));
      }
      const owner = { tenantId, place: 'teammateMissedCall', ownerId: id } as const;
      await checkTarget(tx, owner, next.missedCallHandling, field);
    }
    return {
      columns: {
        missed_call_handling: JSON.stringify(next.missedCallHandling),
        call_recording_setting: JSON.stringify(next.callRecordingSetting),
      },
      after: () => [callHandlingEvent('teammate', id)],
    };
  };
  return context.db.tenant(tenantId, async (tx) => {
    const named = wanted.missedCallHandling === undefined ? [] : idOf(wanted.missedCallHandling);
    await lockInOrder(tx, 'teammate', tenantId, [id, ...named]);
    return writeTeammate(context, { id, action: 'teammate.setCallHandling', change });
  });
}
