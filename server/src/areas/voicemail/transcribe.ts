import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { SaidWord, Transcriber } from '../../speech/transcriber.ts';
import { tellHearers } from './tell.ts';

const kind = 'voicemailTranscript';

/** How long an engine that does not answer is asked again, milliseconds. */
const patience = 3_600_000;

interface Message {
  readonly tenantId: string;
  readonly id: string;
}

/** Has a message written down that waits for it. */
export const transcribeLater = (tx: Tx, { tenantId, id }: Message, now: Date): Promise<void> =>
  scheduleWork(tx, { kind, subjectId: id, tenantId }, now);

/** The message, while it waits. */
const waiting = (tx: Tx, { tenantId, id }: Message) =>
  tx
    .selectFrom('voicemail')
    .innerJoin('tenant', 'tenant.id', 'voicemail.tenant_id')
    .select(['voicemail.left_at', 'tenant.voicemail_transcripts as isWanted'])
    .where('voicemail.tenant_id', '=', tenantId)
    .where('voicemail.id', '=', id)
    .where('voicemail.transcript', '=', 'waiting')
    .executeTakeFirst();

interface TranscriptParts {
  readonly clock: Clock;
  readonly db: Database;
  readonly storage: FileStorage;
  readonly transcriber: Transcriber | null;
}

interface Written {
  readonly transcript: 'ready' | 'failed' | null;
  readonly words: readonly SaidWord[];
}

/** Writes down what callers said, while the installation has an engine and the account wants it (MSG-05). */
export function createTranscriptWork(parts: TranscriptParts): WorkKind {
  const { clock, db, storage, transcriber } = parts;

  async function write(message: Message): Promise<Written> {
    const row = await db.tenant(message.tenantId, (tx) => waiting(tx, message));
    const file = row?.isWanted ? await storage.read(message.tenantId, message.id) : null;
    if (row === undefined || file === null || transcriber === null) {
      return { transcript: null, words: [] };
    }
    try {
      return {
        transcript: 'ready',
        words: await transcriber.transcribe(await buffer(file.stream)),
      };
    } catch (error) {
      if (clock.now().getTime() - row.left_at.getTime() < patience) throw error;
      return { transcript: 'failed', words: [] };
    }
  }

  async function store(tx: Tx, { tenantId, id }: Message, { transcript, words }: Written) {
    const box = await tx
      .updateTable('voicemail')
      .set({
        transcript,
        said: words.map(({ text }) => text).join(''),
        said_words: JSON.stringify(words),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('transcript', '=', 'waiting')
      .returning(['box_kind as kind', 'box_id as id'])
      .executeTakeFirst();
    if (box === undefined) return;
    await tellHearers(tx, tenantId, { method: 'UpdateEntityAsync', id, box, at: clock.now() });
  }

  return {
    kind,
    async advance({ tenantId, subjectId: id }) {
      const written = await write({ tenantId, id });
      return async (tx) => {
        await store(tx, { tenantId, id }, written);
        return null;
      };
    },
  };
}
