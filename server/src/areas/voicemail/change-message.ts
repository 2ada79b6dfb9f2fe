import type { HubMethod } from '@jackfield/contract';
import type { VoicemailState } from '@jackfield/contract/api/voicemail';
import { t } from '@jackfield/texts';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { isImpersonated, type RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Tables } from '../../platform/tables.ts';
import { recordActing } from './hear.ts';
import { hearerOf, isKept, isRestorable, mayHear } from './hearer.ts';
import { tellHearers } from './tell.ts';
import { texts } from './texts.ts';

interface Change {
  /** As the history names it, where somebody acts as the person. */
  readonly action: string;
  readonly set: Updateable<Tables['voicemail']>;
  readonly where: RawBuilder<boolean>;
  readonly method?: HubMethod;
}

/** Changes the messages of the person that a condition finds; answers how many. */
async function changeAll(
  tx: Tx,
  context: RequestContext,
  { action, set, where, method = 'UpdateEntityAsync' }: Change,
): Promise<number> {
  const hearer = hearerOf(context);
  const changed = await tx
    .updateTable('voicemail')
    .set(set)
    .where(mayHear(hearer))
    .where(where)
    .returning(['id', 'box_kind as kind', 'box_id'])
    .execute();
  const at = context.clock.now();
  for (const { id, kind, box_id: boxId } of changed) {
    await tellHearers(tx, hearer.tenantId, { method, id, box: { kind, id: boxId }, at });
    if (!isImpersonated(hearer)) continue;
    const box = await tx
      .selectFrom(kind)
      .select(kind === 'team' ? 'team.name' : sql<string>`teammate.full_name`.as('name'))
      .where('id', '=', boxId)
      .executeTakeFirst();
    const name = box?.name ?? '';
    await recordActing(tx, context, { entity: kind, box_id: boxId, name, action });
  }
  return changed.length;
}

function inTransaction<T>(context: RequestContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { tenantId, teammateId } = hearerOf(context);
  return context.db.tenant(tenantId, work, teammateId);
}

const isOne = (id: string, condition: RawBuilder<boolean>) =>
  sql<boolean>`voicemail.id = ${id} and ${condition}`;

/** Changes a message that the person may hear; 404 for every other one. */
const changeOne = (
  context: RequestContext,
  id: string,
  { where, ...change }: Change,
): Promise<void> =>
  inTransaction(context, async (tx) => {
    const count = await changeAll(tx, context, { ...change, where: isOne(id, where) });
    if (count === 0) throw notFound();
  });

const heardBy = (context: RequestContext) => ({
  heard_at: context.clock.now(),
  heard_by: hearerOf(context).teammateId,
});

/** Says for everybody who may hear a message that it was heard, or is new again. */
export const markHeard = (context: RequestContext, id: string, isHeard: boolean): Promise<void> =>
  changeOne(context, id, {
    action: 'voicemailMessage.mark',
    set: isHeard ? heardBy(context) : { heard_at: null, heard_by: null },
    where: isKept,
  });

/** Says that all messages of the person's own box were heard. */
export const markAllHeard = (context: RequestContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { teammateId } = hearerOf(context);
    await changeAll(tx, context, {
      action: 'voicemailMessage.mark',
      set: heardBy(context),
      where: sql`voicemail.box_id = ${teammateId} and voicemail.heard_at is null and ${isKept}`,
    });
  });

/** Deletes a message; for 30 days it can be restored. */
export const deleteMessage = (context: RequestContext, id: string): Promise<void> =>
  changeOne(context, id, {
    action: 'voicemailMessage.delete',
    set: { deleted_at: context.clock.now() },
    where: isKept,
    method: 'DeletedEntityAsync',
  });

/** Brings back what was deleted less than 30 days ago. */
export const restoreMessage = (context: RequestContext, id: string): Promise<void> =>
  changeOne(context, id, {
    action: 'voicemailMessage.restore',
    set: { deleted_at: null },
    where: isRestorable(context.clock.now()),
    method: 'CreateEntityAsync',
  });

/** 409 that names who has the message; 404 where the team has none of this id. */
async function refuseTaken(tx: Tx, context: RequestContext, id: string): Promise<never> {
  const found = await tx
    .selectFrom('voicemail')
    .leftJoin('teammate', 'teammate.id', 'voicemail.state_by')
    .select('teammate.full_name as name')
    .where(mayHear(hearerOf(context)))
    .where(isOne(id, sql`${isKept} and voicemail.box_kind = 'team'`))
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  const message = t(texts.takenBy, { name: found.name ?? '' });
  throw new ApiError('INVALIDTRANSITION', {
    errors: [{ code: 'TAKEN', field: 'state', message }],
  });
}

/**
 * Says how far the team is with a message. Only one of all who press at once takes it; the others
 * get 409 with the name of who did.
 */
export function setState(
  context: RequestContext,
  id: string,
  state: VoicemailState,
): Promise<void> {
  const { teammateId } = hearerOf(context);
  const isMine = sql<boolean>`voicemail.state = 'taken' and voicemail.state_by = ${teammateId}`;
  const mayBecome =
    state === 'taken'
      ? sql<boolean>`(voicemail.state = 'open' or (${isMine}))`
      : sql<boolean>`true`;
  return inTransaction(context, async (tx) => {
    const count = await changeAll(tx, context, {
      action: 'voicemailMessage.setState',
      set:
        state === 'open'
          ? { state, state_by: null, state_at: null }
          : { state, state_by: teammateId, state_at: context.clock.now() },
      where: isOne(id, sql`${isKept} and voicemail.box_kind = 'team' and ${mayBecome}`),
    });
    if (count === 0) await refuseTaken(tx, context, id);
  });
}
