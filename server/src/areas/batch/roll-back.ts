import type { Batch, BatchRow } from '@jackfield/contract/api/batch';
import type { Selectable } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { presentPeople } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';
import { lockPayer } from '../invoicing/payer.ts';
import { moveToStatus } from '../teammates/change-status.ts';
import { roleFault, setMembers } from './change-person.ts';
import { lockBatch, selectItems } from './repository.ts';
import { changeMemberships } from './memberships.ts';

type Item = Selectable<Tables['batch_item']>;

/** Cancels an invited person who has not accepted; tells whether it did. */
async function uninvite(
  context: RequestContext,
  tx: Tx,
  id: string,
  lookup: NumberLookup,
): Promise<boolean> {
  const [person] = await presentPeople(tx, signedIn(context).tenantId, [id], 'update');
  if (person?.status !== 'pending' || person.is_email_confirmed) return false;
  await moveToStatus(context, id, 'cancel', lookup);
  return true;
}

async function present(tx: Tx, tenantId: string, teams: readonly string[]): Promise<string[]> {
  if (teams.length === 0) return [];
  const found = await tx
    .selectFrom('team')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...teams])
    .execute();
  return found.map(({ id }) => id);
}

/** Somebody who comes back into a team, at the place that they had. */
interface Return {
  readonly teamId: string;
  readonly id: string;
  readonly place: number;
}

/**
 * Puts back what a bulk change replaced, when nobody changed the person since; `returns` takes in
 * the teams to come back into.
 */
async function restore(
  context: RequestContext,
  tx: Tx,
  { item, id, returns }: { item: Item; id: string; returns: Return[] },
): Promise<boolean> {
  const { tenantId } = signedIn(context);
  const { joined = [], left = [], places = {}, ...members } = item.before ?? {};
  const [person] = await presentPeople(tx, tenantId, [id], 'update');
  if (person === undefined || person.version !== item.version) return false;
  if (members.role !== undefined && roleFault(context, person) !== null) return false;
  if (Object.keys(members).length > 0) await setMembers(context, { id, members });
  for (const teamId of await present(tx, tenantId, joined)) {
    await changeMemberships(context, { teamId, leaving: [id] });
  }
  for (const teamId of await present(tx, tenantId, left)) {
    returns.push({ teamId, id, place: places[teamId] ?? Infinity });
  }
  return true;
}

async function revertItem(
  context: RequestContext,
  tx: Tx,
  item: Item,
  { returns, lookup }: { returns: Return[]; lookup: NumberLookup },
): Promise<BatchRow> {
  const { name, entity_id: entityId, result, errors } = item;
  const row = { name, entityId, result, errors, rolledBack: null };
  if (entityId === null || (result !== 'added' && result !== 'changed')) return row;
  const isDone =
    result === 'added'
      ? await uninvite(context, tx, entityId, lookup)
      : await restore(context, tx, { item, id: entityId, returns });
  const rolledBack = isDone ? 'done' : 'touched';
  await tx
    .updateTable('batch_item')
    .set({ rolled_back: rolledBack })
    .where('tenant_id', '=', item.tenant_id)
    .where('batch_id', '=', item.batch_id)
    .where('position', '=', item.position)
    .execute();
  return { ...row, rolledBack };
}

/**
 * Takes a batch back in one transaction (annex J7): invited people who have not accepted are
 * cancelled, changed ones get back what they had. Whom somebody touched since is left alone and
 * named. Throws 404, and 409 INVALIDTRANSITION when it was taken back before.
 */
export function rollBack(
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<Batch> {
  const { tenantId } = signedIn(context);
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    // Before the people, as for each of them.
    await lockPayer(tx, tenantId);
    const batch = await lockBatch(tx, tenantId, id);
    if (batch === null) throw notFound();
    if (batch.rolled_back_at !== null) throw new ApiError('INVALIDTRANSITION');
    const rows: BatchRow[] = [];
    const returns: Return[] = [];
    for (const item of await selectItems(tx, tenantId, id)) {
      rows.push(await revertItem(bulk, tx, item, { returns, lookup }));
    }
    // The first places first, so that each of the later ones is there again.
    for (const { teamId, id: person, place } of returns.toSorted((a, b) => a.place - b.place)) {
      await changeMemberships(bulk, { teamId, joining: [person], place });
    }
    const now = context.clock.now();
    await tx
      .updateTable('batch')
      .set({ rolled_back_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const { kind, actor_name: actorName, at } = batch;
    const members = { id, kind, actorName, at: at.toISOString() };
    return { ...members, rolledBackAt: now.toISOString(), rows };
  });
}
