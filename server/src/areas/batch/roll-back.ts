import type { Batch, BatchRow } from '@jackfield/contract/api/batch';
import type { Selectable } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { holdAccountRow, presentPeople } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';
import { moveToStatus } from '../teammates/change-status.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { memberFault, parkExtensions, setMembers } from './change-person.ts';
import { lockPeople } from './lock-people.ts';
import { lockBatch, markRolledBack, selectItems } from './repository.ts';
import { changeMemberships, type Return } from './memberships.ts';
import { selectExtensions, takenEmails } from './taken.ts';

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

const guarded = ['email', 'extension', 'role'] as const;

/** Whether a person is as the batch left them, and may be changed back. */
const isUntouched = (context: RequestContext, person: TeammateRow | undefined, item: Item) =>
  person !== undefined &&
  person.version === item.version &&
  !memberFault(context, person, 'title') &&
  guarded.every((field) => !item.before?.[field] || !memberFault(context, person, field));

/** Changes that can go back: nobody touched the person, or has the email or extension of before. */
async function selectRevertible(
  context: RequestContext,
  tx: Tx,
  changed: readonly Item[],
): Promise<Item[]> {
  const { tenantId } = signedIn(context);
  const people = await lockPeople(
    tx,
    tenantId,
    changed.map(({ entity_id: id }) => id ?? ''),
  );
  const emails = await takenEmails(
    tx,
    changed.map(({ before }) => before?.email ?? ''),
  );
  const holders = await selectExtensions(tx, tenantId);
  const isEmailGone = ({ before, entity_id: id }: Item) => {
    const { email, is_email_confirmed: isConfirmed } = people.get(id ?? '') ?? {};
    return !isConfirmed && before?.email !== email && emails.has(before?.email ?? '');
  };
  let left = changed.filter(
    (item) => isUntouched(context, people.get(item.entity_id ?? ''), item) && !isEmailGone(item),
  );
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    const giving = new Set(left.flatMap((one) => (one.before?.extension ? one.entity_id : [])));
    left = left.filter(({ before }) => {
      const holder = holders.get(before?.extension ?? '');
      return holder === undefined || giving.has(holder);
    });
  }
  return left;
}

/** Takes people out of the teams that the changes put them into, and back into those they left. */
async function revertTeams(context: RequestContext, tx: Tx, items: readonly Item[]): Promise<void> {
  const changes = new Map<string, { leaving: string[]; returning: Return[] }>();
  const of = (teamId: string) => {
    const change = changes.get(teamId) ?? { leaving: [], returning: [] };
    changes.set(teamId, change);
    return change;
  };
  for (const { before, entity_id: id } of items) {
    if (id === null) continue;
    for (const teamId of before?.joined ?? []) of(teamId).leaving.push(id);
    for (const teamId of before?.left ?? []) {
      of(teamId).returning.push({ id, place: before?.places?.[teamId] ?? Infinity });
    }
  }
  const found = await tx
    .selectFrom('team')
    .select('id')
    .where('tenant_id', '=', signedIn(context).tenantId)
    .execute();
  const present = new Set(found.map(({ id }) => id));
  for (const [teamId, change] of changes) {
    if (present.has(teamId)) await changeMemberships(context, { teamId, ...change });
  }
}

/** Puts back what the changes replaced. */
async function revertChanges(
  context: RequestContext,
  tx: Tx,
  { items, publicUrl }: { items: readonly Item[]; publicUrl: string },
): Promise<void> {
  const moving = items.flatMap(({ before, entity_id: id }) =>
    before?.extension === undefined || id === null ? [] : [id],
  );
  await parkExtensions(tx, signedIn(context).tenantId, moving);
  for (const { before, entity_id: id } of items) {
    const { joined: _joined, left: _left, places: _places, ...members } = before ?? {};
    if (id === null || Object.keys(members).length === 0) continue;
    await setMembers(context, { id, members, publicUrl });
  }
  await revertTeams(context, tx, items);
}

/**
 * Takes a batch back in one transaction (annex J7): invited people who have not accepted are
 * cancelled, changed ones get back what they had. Whom somebody touched since is left alone and
 * named. Throws 404, and 409 INVALIDTRANSITION when it was taken back before.
 */
export function rollBack(
  context: RequestContext,
  id: string,
  { lookup, publicUrl }: { lookup: NumberLookup; publicUrl: string },
): Promise<Batch> {
  const { tenantId } = signedIn(context);
  const bulk = { ...context, via: 'bulk' as const };
  return context.db.tenant(tenantId, async (tx) => {
    // Before the people, as for each of them.
    await holdAccountRow(tx, tenantId);
    const batch = await lockBatch(tx, tenantId, id);
    if (batch === null) throw notFound();
    if (batch.rolled_back_at !== null) throw new ApiError('INVALIDTRANSITION');
    const stored = await selectItems(tx, tenantId, id);
    const done = new Set<Item>();
    // Whoever is cancelled gives up the extension that somebody had before.
    for (const item of stored) {
      const { entity_id: added, result } = item;
      if (result !== 'added' || added === null) continue;
      if (await uninvite(bulk, tx, added, lookup)) done.add(item);
    }
    const changed = stored.filter(({ result }) => result === 'changed');
    const items = await selectRevertible(bulk, tx, changed);
    await revertChanges(bulk, tx, { items, publicUrl });
    for (const item of items) done.add(item);
    const now = context.clock.now();
    await markRolledBack(tx, { tenantId, id, now }, [...done]);
    const { kind, actor_name: actorName, at } = batch;
    const members = { id, kind, actorName, at: at.toISOString() };
    const rows = stored.map((item): BatchRow => {
      const { name, entity_id: entityId, result, errors } = item;
      const isChange = result === 'added' || result === 'changed';
      const rolledBack = done.has(item) ? 'done' : 'touched';
      return { name, entityId, result, errors, rolledBack: isChange ? rolledBack : null };
    });
    return { ...members, rolledBackAt: now.toISOString(), rows };
  });
}
