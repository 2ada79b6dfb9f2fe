import type { Tx } from '../../../platform/database.ts';
import type { SecondStepKind } from './tables.ts';

/** Notes that a second step was shown in a session. One that has seen a passkey keeps it. */
export async function noteStep(
  tx: Tx,
  sessionId: string,
  kind: SecondStepKind,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set((row) => ({
      second_step_at: now,
      second_step: row
        .case()
        .when('second_step', '=', 'passkey')
        .then(row.ref('second_step'))
        .else(kind)
        .end(),
    }))
    .where('id', '=', sessionId)
    .execute();
}
