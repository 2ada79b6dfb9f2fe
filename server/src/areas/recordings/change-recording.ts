import type { Updateable } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Tables } from '../../platform/tables.ts';
import { write } from '../../platform/write.ts';
import { hearerOf } from '../voicemail/hearer.ts';
import { isRestorable, readRecording, type RecordingRow, stateOf } from './recordings.ts';
import { recordingEvent } from './tell.ts';

interface Wanted {
  readonly id: string;
  readonly action: 'callRecording.delete' | 'callRecording.restore';
  readonly set: Updateable<Tables['call_recording']>;
  /** What the history keeps of it. */
  readonly after: Readonly<Record<string, unknown>> | null;
  mayBe(row: RecordingRow): boolean;
}

/** Changes a recording, with an entry in the history of the person who talked. Throws 404. */
async function change(context: RequestContext, { id, action, set, after, mayBe }: Wanted) {
  const actor = hearerOf(context);
  const { tenantId } = actor;
  const { teammate_id: teammateId } = await context.read((tx) => readRecording(tx, actor, id));
  await write(context, {
    entity: 'teammate',
    id: teammateId,
    action,
    async change(tx) {
      const locked = await tx
        .selectFrom('call_recording')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const row = await readRecording(tx, actor, id);
      if (locked === undefined || !mayBe(row)) throw notFound();
      await tx
        .updateTable('call_recording')
        .set(set)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      const events = [recordingEvent('UpdateEntityAsync', { id, teammateId })];
      return { before: null, after, name: row.name, events, result: null };
    },
  });
}

/** Deletes a recording for a reason; for 30 days it can be restored. */
export function deleteRecording(context: RequestContext, id: string, reason: string) {
  const { name } = hearerOf(context);
  const now = context.clock.now();
  return change(context, {
    id,
    action: 'callRecording.delete',
    set: { deleted_at: now, deleted_by: name, deleted_reason: reason },
    after: { reason },
    mayBe: (row) => stateOf(row, now) === 'kept',
  });
}

/** Brings back what was deleted less than 30 days ago and would be there still. */
export const restoreRecording = (context: RequestContext, id: string) =>
  change(context, {
    id,
    action: 'callRecording.restore',
    set: { deleted_at: null, deleted_by: '', deleted_reason: '' },
    after: null,
    mayBe: (row) => isRestorable(row, context.clock.now()),
  });
