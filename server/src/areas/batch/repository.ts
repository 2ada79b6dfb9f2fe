import type { Batch, BatchItem, BatchRow } from '@jackfield/contract/api/batch';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { findRow } from '../../platform/rows.ts';
import type { Before } from './before.ts';

/** What became of a row, with what a roll-back needs. */
export interface Outcome extends Omit<BatchRow, 'rolledBack'> {
  readonly before?: Before;
  readonly version?: number;
}

export function toRow({ name, entityId, result, errors }: Outcome): BatchRow {
  return { name, entityId, result, errors, rolledBack: null };
}

interface Batched {
  readonly kind: Batch['kind'];
  readonly outcomes: readonly Outcome[];
  /** The batch of which the rows become a part, where earlier ones made it. */
  readonly batchId?: string | undefined;
}

/** Stores the outcome of every row as a batch, or with those of one that is there. */
export async function insertBatch(
  tx: Tx,
  context: RequestContext,
  { kind, outcomes, batchId }: Batched,
): Promise<Omit<Batch, 'rows'>> {
  const { tenantId } = signedIn(context);
  const batch =
    batchId === undefined
      ? await createBatch(tx, context, kind)
      : await openBatch(tx, context, batchId);
  const { count } = await tx
    .selectFrom('batch_item')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batch.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('batch_item')
    .values(
      outcomes.map((outcome, at) => ({
        batch_id: batch.id,
        tenant_id: tenantId,
        position: Number(count) + at,
        entity_id: outcome.entityId,
        name: outcome.name,
        result: outcome.result,
        errors: JSON.stringify(outcome.errors),
        before: outcome.before ? JSON.stringify(outcome.before) : null,
        version: outcome.version ?? null,
        rolled_back: null,
      })),
    )
    .execute();
  return batch;
}

async function createBatch(tx: Tx, context: RequestContext, kind: Batch['kind']) {
  const { tenantId, teammateId, name, impersonatorId, impersonatorName } = signedIn(context);
  const id = newId();
  const at = context.clock.now();
  const actorName = impersonatorName ?? name;
  const actorId = impersonatorName === null ? teammateId : impersonatorId;
  await tx
    .insertInto('batch')
    .values({ id, tenant_id: tenantId, kind, actor_id: actorId, actor_name: actorName, at })
    .execute();
  return { id, kind, actorName, at: at.toISOString(), rolledBackAt: null };
}

/** A batch that was not taken back; 409 INVALIDTRANSITION otherwise. */
async function openBatch(tx: Tx, context: RequestContext, id: string) {
  const batch = await lockBatch(tx, signedIn(context).tenantId, id);
  if (batch === null) throw notFound();
  if (batch.rolled_back_at !== null) throw new ApiError('INVALIDTRANSITION');
  const { kind, actor_name: actorName, at } = batch;
  return { id, kind, actorName, at: at.toISOString(), rolledBackAt: null };
}

/** Keeps that a batch was taken back, and for each of its changes whether it was one of these. */
export async function markRolledBack(
  tx: Tx,
  { tenantId, id, now }: { tenantId: string; id: string; now: Date },
  done: readonly { readonly position: number }[],
): Promise<void> {
  const positions = done.map(({ position }) => position);
  await sql`update batch_item
    set rolled_back = case when position = any(${positions}::integer[]) then 'done' else 'touched' end
    where tenant_id = ${tenantId} and batch_id = ${id}
      and result in ('added', 'changed') and entity_id is not null`.execute(tx);
  await tx
    .updateTable('batch')
    .set({ rolled_back_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** A batch with its row locked; null when the account has none of that id. */
export async function lockBatch(tx: Tx, tenantId: string, id: string) {
  const row = await findRow(tx, 'batch', { tenantId, id }, 'update');
  return row ?? null;
}

export function selectItems(tx: Tx, tenantId: string, batchId: string) {
  return tx
    .selectFrom('batch_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();
}

const mostListed = 20;

/** The newest batches with how many people each added and changed. */
export async function selectBatches(tx: Tx, tenantId: string): Promise<BatchItem[]> {
  const { rows } = await sql<{
    id: string;
    kind: Batch['kind'];
    actor_name: string;
    at: Date;
    rolled_back_at: Date | null;
    added: number;
    changed: number;
  }>`
    select b.id, b.kind, b.actor_name, b.at, b.rolled_back_at,
      count(*) filter (where i.result = 'added')::integer as added,
      count(*) filter (where i.result = 'changed')::integer as changed
    from (select * from batch where tenant_id = ${tenantId}
      order by at desc, id desc limit ${mostListed}) b
    join batch_item i on i.tenant_id = b.tenant_id and i.batch_id = b.id
    group by b.id, b.kind, b.actor_name, b.at, b.rolled_back_at
    order by b.at desc, b.id desc`.execute(tx);
  return rows.map(({ actor_name: actorName, at, rolled_back_at: rolledBackAt, ...rest }) => ({
    ...rest,
    actorName,
    at: at.toISOString(),
    rolledBackAt: rolledBackAt?.toISOString() ?? null,
  }));
}
