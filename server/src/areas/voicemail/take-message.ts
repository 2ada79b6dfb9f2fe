import type { CallAnswer, CallReceived } from '@jackfield/contract';
import type { takeVoicemailMessage } from '@jackfield/contract/api/voicemail';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { findRow, presentPeople } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { peaksOf } from './peaks.ts';
import { tellHearers } from './tell.ts';
import { waveSeconds } from './wave-seconds.ts';

type Taken = CallAnswer<typeof takeVoicemailMessage>;
type Told = CallReceived<typeof takeVoicemailMessage>['query'];

/** Whether a message is there already, and if not what keeps it out. */
async function judge(tx: Tx, tenantId: string, id: string, { box, boxId }: Told) {
  if (await findRow(tx, 'voicemail', { tenantId, id })) return { isKnown: true, refused: null };
  const account = await tx
    .selectFrom('tenant')
    .select('status')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  const [isThere] =
    box === 'team'
      ? [await findRow(tx, 'team', { tenantId, id: boxId }, 'share')]
      : await presentPeople(tx, tenantId, [boxId], 'share');
  const isAccount = account !== undefined && account.status !== 'cancel';
  const refused = isAccount ? (isThere ? null : 'box') : 'account';
  return { isKnown: false, refused } as const;
}

/**
 * Stores what a caller said, once by its id. Bytes come first: a message without sound would be worse
 * than a file that nothing names, which is removed later.
 */
export async function takeMessage(
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
    const added = await tx
      .insertInto('voicemail')
      .values({
        id,
        tenant_id: tenantId,
        call_id: id,
        box_kind: told.box,
        box_id: told.boxId,
        from_number: told.from,
        left_at: told.leftAt,
        seconds,
        bytes: wave.length,
        peaks: JSON.stringify(peaksOf(wave)),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) {
      const box = { kind: told.box, id: told.boxId };
      const event = { method: 'CreateEntityAsync', id, box, at: clock.now() } as const;
      await tellHearers(tx, tenantId, event);
    }
    return { refused };
  });
}
