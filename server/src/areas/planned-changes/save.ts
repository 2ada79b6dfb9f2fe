import { planChange } from '@jackfield/contract/api/planned-change';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { ApiError, changedSince } from '../../platform/errors.ts';
import { restorables } from '../audit/restorables.ts';
import { restoreMembers } from '../audit/restore-members.ts';
import { withChange } from '../audit/with-change.ts';
import { recordOutcome } from './outcome.ts';
import { lockPlanned } from './repository.ts';
import type { PlannedRow, StoredPart } from './tables.ts';

type Services = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

/** Acts as whoever planned the change, without a request. */
async function plannerContext(
  { db, clock, secrets }: Services,
  tx: Tx,
  row: PlannedRow,
): Promise<RequestContext> {
  const { tenant_id: tenantId, planned_by: teammateId, planned_by_name: name } = row;
  const account = await tx
    .selectFrom('tenant')
    .select(['country', 'status'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    actor: {
      teammateId,
      tenantId,
      name,
      role: 'admin',
      isTenantOwner: false,
      status: 'active',
      country: account.country,
      tenantStatus: account.status,
      impersonatorId: null,
      impersonatorName: null,
      credential: 'bearer',
      sessionId: '',
    },
    isSupport: false,
    caller: null,
    requestId: newId(),
    via: 'schedule',
    db,
    clock,
    secrets,
    endpoint: planChange,
    expectedVersion: null,
    address: '',
    read: (work) => db.tenant(tenantId, work),
  };
}

async function versionOf(tx: Tx, tenantId: string, { entity, id }: StoredPart): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(restorables[entity].table)}
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Saves one record; throws 404, 409 CHANGEDSINCE, and 409 for a value that cannot be. */
async function savePart(context: RequestContext, tx: Tx, part: StoredPart): Promise<StoredPart> {
  const record = restorables[part.entity];
  const { restored } = await restoreMembers(context, record, {
    id: part.id,
    verb: 'planned',
    isWhole: true,
    earlier(now) {
      const { merged, clashes } = withChange(record, part, now);
      if (clashes.length > 0) throw changedSince(clashes);
      return merged;
    },
  });
  if (restored.length === 0) return part;
  return { ...part, savedVersion: await versionOf(tx, signedIn(context).tenantId, part) };
}

/** There is nothing to take back of a change that waits for somebody itself. */
async function checkStart(tx: Tx, tenantId: string, id: string): Promise<void> {
  const { state } = await lockPlanned(tx, tenantId, id);
  if (state !== 'done') throw new ApiError('INVALIDTRANSITION');
}

/** Records are locked in one order, so that no two planned changes wait for each other. */
const inOrder = (parts: readonly StoredPart[]): StoredPart[] =>
  parts.toSorted((one, other) =>
    `${one.entity} ${one.id}`.localeCompare(`${other.entity} ${other.id}`),
  );

/**
 * Saves a planned change whole, in one transaction, when it is still to be saved and its time has
 * come. Throws what saving one of its records throws; then nothing of it is saved.
 */
export function savePlanned(services: Services, tenantId: string, id: string): Promise<void> {
  return services.db.tenant(tenantId, async (tx) => {
    const row = await lockPlanned(tx, tenantId, id);
    const now = services.clock.now();
    if (row.state !== 'coming' || row.at > now) return;
    if (row.back_of !== null) await checkStart(tx, tenantId, row.back_of);
    const context = await plannerContext(services, tx, row);
    const saved: StoredPart[] = [];
    for (const part of inOrder(row.parts)) saved.push(await savePart(context, tx, part));
    await tx
      .updateTable('planned_change')
      .set(({ eb }) => ({
        state: 'done',
        done_at: now,
        parts: JSON.stringify(saved),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    await recordOutcome(tx, row, { verb: 'save', state: 'done', at: now });
  });
}
