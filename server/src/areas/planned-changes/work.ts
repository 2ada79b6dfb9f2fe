import { ApiError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { DueSubject } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { plannedWork } from './due.ts';
import { recordOutcome } from './outcome.ts';
import { lockPlanned } from './repository.ts';
import { savePlanned } from './save.ts';

/** Notes that somebody has to look: the change was not saved at its time. */
async function letWait(tx: Tx, { tenantId, subjectId: id }: DueSubject, at: Date): Promise<void> {
  const row = await lockPlanned(tx, tenantId, id);
  if (row.state !== 'coming') return;
  await tx
    .updateTable('planned_change')
    .set(({ eb }) => ({ state: 'waiting', version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await recordOutcome(tx, row, { verb: 'wait', state: 'waiting', at });
}

/**
 * Saves planned changes at their time (annex J4). What was saved is stored before the work is
 * settled, with the state of the change, so that a step repeated after a crash saves nothing twice.
 */
export function createPlannedWork(
  services: Pick<RequestContext, 'db' | 'clock' | 'secrets'>,
): WorkKind {
  return {
    kind: plannedWork,
    async advance(subject) {
      try {
        await savePlanned(services, subject.tenantId, subject.subjectId);
        return async () => null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return async (tx) => {
          await letWait(tx, subject, services.clock.now());
          return null;
        };
      }
    },
  };
}
