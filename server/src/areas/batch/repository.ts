import type { Batch, BatchItem, BatchRow } from '@jackfield/contract/api/batch';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
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

/** Stores a batch with every row's outcome. */
export async function insertBatch(
  tx: Tx,
  context: RequestContext,
  { kind, outcomes }: { kind: Batch['kind']; outcomes: readonly Outcome[] },
): Promise<Omit<Batch, 'rows'>> {
  const { tenantId, teammateId, name, impersonatorId, impersonatorName } = signedIn(context);
  const id = newId();
  const at = context.clock.now();
  const actorName = impersonatorName ?? name;
  const actorId = impersonatorName === null ? teammateId : impersonatorId;
  await tx
    .insertInto('batch')
    .values({ id, tenant_id: tenantId, kind, actor_id: actorId, actor_name: actorName, at })
    .execute();
  await tx
    .insertInto('batch_item')
    .values(
      outcomes.map((outcome, position) => ({
        batch_id: id,
        tenant_id: tenantId,
        position,
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
  return { id, kind, actorName, at: at.toISOString(), rolledBackAt: null };
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
