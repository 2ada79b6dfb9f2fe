import { isImpersonated, type RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { recordChange } from '../../platform/write.ts';
import { hearerOf, isThere, mayHear } from './hearer.ts';

interface Said {
  readonly id: string;
  readonly bytes: number;
}

async function readSaid(tx: Tx, context: RequestContext, id: string) {
  const row = await tx
    .selectFrom('voicemail')
    .leftJoin('team', 'team.id', 'voicemail.box_id')
    .leftJoin('teammate', 'teammate.id', 'voicemail.box_id')
    .select(['voicemail.bytes', 'voicemail.box_kind as entity', 'voicemail.box_id'])
    .select(({ fn }) => fn.coalesce('team.name', 'teammate.full_name').as('name'))
    .where('voicemail.id', '=', id)
    .where(mayHear(hearerOf(context)))
    .where(isThere(context.clock.now()))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Bytes of a message that is about to be heard; 404 for one that the person may not hear. Whoever
 * acts as the person leaves an entry in the history of the box, in the same transaction: what cannot
 * be recorded is not heard.
 */
export function aboutToHear(context: RequestContext, id: string, isFull: boolean): Promise<Said> {
  const actor = hearerOf(context);
  if (!isImpersonated(actor)) {
    return context.read(async (tx) => ({ id, bytes: (await readSaid(tx, context, id)).bytes }));
  }
  if (isFull) throw new ApiError('STORAGEFULL', { retryAfter: 30 });
  const work = async (tx: Tx): Promise<Said> => {
    const { bytes, ...box } = await readSaid(tx, context, id);
    await recordActing(tx, context, { ...box, action: 'voicemailMessage.hear' });
    return { id, bytes };
  };
  return context.db.tenant(actor.tenantId, work, actor.teammateId);
}

interface Acting {
  readonly entity: 'teammate' | 'team';
  readonly box_id: string;
  readonly name: string | null;
  readonly action: string;
}

/**
 * Adds to the history of a box what was done in a person's name. What people do with their own
 * messages is no entry, because admins read the history.
 */
export function recordActing(
  tx: Tx,
  context: RequestContext,
  { entity, box_id: id, name, action }: Acting,
): Promise<void> {
  const change = { before: null, after: null, name: name ?? '', events: [], version: null };
  return recordChange(tx, context, { entity, id, action }, change);
}
