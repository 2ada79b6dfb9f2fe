import { isImpersonated, type RequestContext } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { recordChange } from '../../platform/write.ts';
import { hearerOf } from '../voicemail/hearer.ts';
import { readRecording, type RecordingRow, stateOf } from './recordings.ts';

/**
 * A recording whose sound is about to be handed out; 404 for one that the person may not hear. Whoever
 * is not the person who talked leaves an entry in that one's history, and so does each download, in
 * the same transaction: what cannot be recorded is not heard.
 */
export function aboutToHear(
  context: RequestContext,
  { id, isFull, isDownload }: { id: string; isFull: boolean; isDownload: boolean },
): Promise<RecordingRow> {
  const actor = hearerOf(context);
  return context.db.tenant(
    actor.tenantId,
    async (tx) => {
      const row = await readRecording(tx, actor, id);
      if (!row.may_hear || stateOf(row, context.clock.now()) !== 'kept') throw notFound();
      const isOwn = row.teammate_id === actor.teammateId && !isImpersonated(actor);
      if (isOwn && !isDownload) return row;
      if (isFull) throw new ApiError('STORAGEFULL', { retryAfter: 30 });
      const action = isDownload ? 'callRecording.download' : 'callRecording.hear';
      const change = { before: null, after: null, name: row.name, events: [], version: null };
      const entry = { entity: 'teammate', id: row.teammate_id, action };
      await recordChange(tx, context, entry, change);
      return row;
    },
    actor.teammateId,
  );
}
