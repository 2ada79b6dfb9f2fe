import type { CallAnswer, CallReceived } from '@jackfield/contract';
import type { takeCallRecording } from '@jackfield/contract/api/recording';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';
import { findRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { peaksOf } from '../voicemail/peaks.ts';
import { waveSeconds } from '../voicemail/wave-seconds.ts';
import { recordingEvent } from './tell.ts';

type Taken = CallAnswer<typeof takeCallRecording>;
type Told = CallReceived<typeof takeCallRecording>['query'];

/** Whether a recording is there already, and if not what keeps it out; a person who has left does not. */
async function judge(tx: Tx, tenantId: string, id: string, { teammateId }: Told) {
  if (await findRow(tx, 'call_recording', { tenantId, id })) {
    return { isKnown: true, refused: null };
  }
  const account = await tx
    .selectFrom('tenant')
    .select('status')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (account === undefined || account.status === 'cancel') {
    return { isKnown: false, refused: 'account' } as const;
  }
  const person = await findRow(tx, 'teammate', { tenantId, id: teammateId });
  return { isKnown: false, refused: person ? null : 'person' } as const;
}

/** Stores what was recorded, once by its id; bytes come first, as with messages of callers. */
export async function takeRecording(
  { clock, db, storage }: { clock: Clock; db: Database; storage: FileStorage },
  { id, told, wave }: { id: string; told: Told; wave: Buffer },
): Promise<Taken> {
  const seconds = waveSeconds(wave);
  const tenantId = told.accountId.toLowerCase();
  const before = await db.tenant(tenantId, (tx) => judge(tx, tenantId, id, told));
  if (before.isKnown || before.refused) return { refused: before.refused };
  await storage.put(tenantId, id, wave, 'audio/wav');
  return db.tenant(tenantId, async (tx) => {
    const { refused } = await judge(tx, tenantId, id, told);
    if (refused) return { refused };
    const teammateId = told.teammateId.toLowerCase();
    const added = await tx
      .insertInto('call_recording')
      .values({
        id,
        tenant_id: tenantId,
        call_id: told.callId,
        teammate_id: teammateId,
        started_at: told.startedAt,
        seconds,
        bytes: wave.length,
        peaks: JSON.stringify(peaksOf(wave)),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) {
      const event = recordingEvent('CreateEntityAsync', { id, teammateId });
      await appendEvent(tx, tenantId, event, clock.now());
    }
    return { refused };
  });
}
