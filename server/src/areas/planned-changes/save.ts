import { planChange } from '@jackfield/contract/api/planned-change';
import { contextWithoutRequest, type RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, changedSince } from '../../platform/errors.ts';
import { changeRecord, messageOf } from '../../platform/record.ts';
import { accountRow, presentPeople } from '../../platform/rows.ts';
import { checkMayWrite } from '../../platform/scopes.ts';
import { records } from '../records/records.ts';
import { withChange } from '../records/with-change.ts';
import { recordOutcome } from './outcome.ts';
import { lockPlanned } from './repository.ts';
import type { PlannedRow, StoredPart } from './tables.ts';

type Services = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

/** Acts as whoever planned the change, without a request. */
async function plannerContext(
  services: Services,
  tx: Tx,
  row: PlannedRow,
): Promise<RequestContext> {
  const { tenant_id: tenantId, planned_by: teammateId, planned_by_name: name } = row;
  const { country, status: tenantStatus } = await accountRow(tx, tenantId);
  const status = 'active' as const;
  const [person] = await presentPeople(tx, tenantId, [teammateId]);
  // What somebody planned who may no longer change it waits for somebody who may.
  if (person) checkMayWrite(person, row.parts);
  const planner = {
    teammateId,
    tenantId,
    name,
    isTenantOwner: false,
    ...(person && { role: person.role, access: person.access }),
    status,
    country,
    tenantStatus,
  };
  return contextWithoutRequest(services, planner, { endpoint: planChange, via: 'schedule' });
}

/** Saves one record; throws 404, 409 CHANGEDSINCE, and 409 for a value that cannot be. */
async function savePart(context: RequestContext, part: StoredPart): Promise<StoredPart> {
  const record = records[part.entity];
  const { changed, version } = await changeRecord(context, record, {
    id: part.id,
    action: `${record.entity}.planned`,
    isFormer: true,
    members(now) {
      const { merged, clashes } = withChange(record, part, now);
      if (clashes.length > 0) throw changedSince(clashes);
      return merged;
    },
    refuse(_, refusal) {
      throw new ApiError('NOTHINGTORESTORE', { message: messageOf(refusal) });
    },
  });
  return changed.length === 0 ? part : { ...part, savedVersion: version };
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
    for (const part of inOrder(row.parts)) saved.push(await savePart(context, part));
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
