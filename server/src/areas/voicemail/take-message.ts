import type { CallAnswer, CallReceived } from '@jackfield/contract';
import type { takeVoicemailMessage } from '@jackfield/contract/api/voicemail';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { findRow, presentPeople } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { Transcriber } from '../../speech/transcriber.ts';
import { mailHearers } from './mail-hearers.ts';
import { peaksOf } from './peaks.ts';
import { tellHearers } from './tell.ts';
import { transcribeLater } from './transcribe.ts';
import { waveSeconds } from './wave-seconds.ts';

type Taken = CallAnswer<typeof takeVoicemailMessage>;
type Told = CallReceived<typeof takeVoicemailMessage>['query'];

/** Whether a message is there already, and if not what keeps it out. */
async function judge(tx: Tx, tenantId: string, id: string, { box, boxId }: Told) {
  if (await findRow(tx, 'voicemail', { tenantId, id }))
    return { isKnown: true, refused: null, isWritten: false } as const;
  const account = await tx
    .selectFrom('tenant')
    .select(['status', 'voicemail_transcripts'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  const [isThere] =
    box === 'team'
      ? [await findRow(tx, 'team', { tenantId, id: boxId }, 'share')]
      : await presentPeople(tx, tenantId, [boxId], 'share');
  const isAccount = account !== undefined && account.status !== 'cancel';
  const refused = isAccount ? (isThere ? null : 'box') : 'account';
  const isWritten = account?.voicemail_transcripts ?? false;
  return { isKnown: false, refused, isWritten } as const;
}

interface TakeParts {
  readonly clock: Clock;
  readonly db: Database;
  readonly storage: FileStorage;
  readonly transcriber: Transcriber | null;
  readonly publicUrl: string;
}

/**
 * Stores what a caller said, once by its id. Bytes come first: a message without sound would be worse
 * than a file that nothing names, which is removed later.
 */
export async function takeMessage(
  { clock, db, storage, transcriber, publicUrl }: TakeParts,
  { id, told, wave }: { id: string; told: Told; wave: Buffer },
): Promise<Taken> {
  const seconds = waveSeconds(wave);
  const tenantId = told.accountId.toLowerCase();
  const before = await db.tenant(tenantId, (tx) => judge(tx, tenantId, id, told));
  if (before.isKnown || before.refused) return { refused: before.refused };
  await storage.put(tenantId, id, wave, 'audio/wav');
  return db.tenant(tenantId, async (tx) => {
    const { refused, isWritten } = await judge(tx, tenantId, id, told);
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
        transcript: isWritten && transcriber !== null ? 'waiting' : null,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .returning(['id', 'transcript'])
      .executeTakeFirst();
    if (added !== undefined) {
      const box = { kind: told.box, id: told.boxId };
      const event = { method: 'CreateEntityAsync', id, box, at: clock.now() } as const;
      await tellHearers(tx, tenantId, event);
      if (added.transcript !== null) await transcribeLater(tx, { tenantId, id }, clock.now());
      await mailHearers(tx, { tenantId, id, at: event.at, publicUrl });
    }
    return { refused };
  });
}
