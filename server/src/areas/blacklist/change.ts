import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { accountEvent } from '../tenant/account-event.ts';
import {
  auditMembers,
  type BlacklistRow,
  type Blocked,
  keyOf,
  nameOf,
  refuseDuplicate,
} from './entry.ts';
import { blockedAlready, type ListOfAccount, readEntry } from './repository.ts';

const rowOf = (context: RequestContext, list: ListOfAccount, blocked: Blocked) => ({
  id: newId(),
  tenant_id: list.tenantId,
  direction: list.direction,
  ...blocked,
  created_at: context.clock.now(),
  updated_at: context.clock.now(),
});

/** Blocks; 409 DUPLICATE where the entry is there already. */
export async function addEntry(
  context: RequestContext,
  list: ListOfAccount,
  blocked: Blocked,
): Promise<BlacklistRow> {
  const row = rowOf(context, list, blocked);
  await write(context, {
    entity: `${list.direction}Blacklist`,
    id: row.id,
    action: `${list.direction}Blacklist.add`,
    async change(tx) {
      await tx.insertInto('blacklist_entry').values(row).execute();
      const after = auditMembers(list.direction, blocked);
      const events = [accountEvent(list.tenantId)];
      return { before: null, after, name: nameOf(blocked), events, result: true };
    },
  }).catch(refuseDuplicate);
  return context.read((tx) => readEntry(tx, list, row.id));
}

interface EntryWrite {
  readonly list: ListOfAccount;
  readonly id: string;
  /** The entry as the API answers it, for a 412. */
  toAnswer(row: BlacklistRow): unknown;
}

/** Changes what an entry blocks, as of a version. Throws 404, 409, 412, 428. */
export async function updateEntry(
  context: RequestContext,
  { list, id, toAnswer }: EntryWrite,
  blocked: Blocked,
): Promise<BlacklistRow> {
  const { tenantId, direction } = list;
  return context.db.tenant(tenantId, async (tx) => {
    await readEntry(tx, list, id);
    await write(context, {
      entity: `${direction}Blacklist`,
      id,
      action: `${direction}Blacklist.update`,
      table: 'blacklist_entry',
      read: async (inner) => toAnswer(await readEntry(inner, list, id)),
      async change(inner) {
        const before = auditMembers(direction, await readEntry(inner, list, id));
        const after = auditMembers(direction, blocked);
        if (JSON.stringify(before) === JSON.stringify(after)) return null;
        await inner
          .updateTable('blacklist_entry')
          .set(blocked)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        const events = [accountEvent(tenantId)];
        return { before, after, name: nameOf(blocked), events, result: true };
      },
    }).catch(refuseDuplicate);
    return readEntry(tx, list, id);
  });
}

/** Ends the blocking of an entry as of a version. Throws 404, 412, 428. */
export async function removeEntry(
  context: RequestContext,
  { list, id, toAnswer }: EntryWrite,
): Promise<void> {
  const { tenantId, direction } = list;
  await write(context, {
    entity: `${direction}Blacklist`,
    id,
    action: `${direction}Blacklist.delete`,
    table: 'blacklist_entry',
    read: async (tx) => toAnswer(await readEntry(tx, list, id)),
    async change(tx) {
      const row = await readEntry(tx, list, id);
      await deleteRows(tx, list, [id]);
      const before = auditMembers(direction, row);
      const events = [accountEvent(tenantId)];
      return { before, after: null, name: nameOf(row), events, result: true };
    },
  });
}

const deleteRows = (tx: Tx, { tenantId, direction }: ListOfAccount, ids: readonly string[]) =>
  tx
    .deleteFrom('blacklist_entry')
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', direction)
    .where('id', 'in', ids)
    .returningAll()
    .execute();

/** Where of the wanted are entries that are there, or come before in the same body. */
function duplicatesOf(wanted: readonly Blocked[], present: ReadonlySet<string>): number[] {
  const seen = new Set(present);
  return wanted.flatMap((blocked, index) => {
    const key = keyOf(blocked);
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** Adds what is not in the list yet, in one transaction and one entry of the history. */
export function importEntries(
  context: RequestContext,
  list: ListOfAccount,
  { wanted, isDryRun }: { wanted: readonly Blocked[]; isDryRun: boolean },
): Promise<{ duplicates: number[]; added: BlacklistRow[] }> {
  const { tenantId, direction } = list;
  const check = async (tx: Tx) => duplicatesOf(wanted, await blockedAlready(tx, list, wanted));
  if (isDryRun) return context.read(async (tx) => ({ duplicates: await check(tx), added: [] }));
  return context.db.tenant(tenantId, async (tx) => {
    // Imports of one account wait for each other, so that none meets the rows of another.
    await tx.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
    const duplicates = await check(tx);
    const left = new Set(duplicates);
    const rows = wanted
      .filter((_, index) => !left.has(index))
      .map((blocked) => rowOf(context, list, blocked));
    const added = await write(context, {
      entity: `${direction}Blacklist`,
      id: tenantId,
      action: `${direction}Blacklist.import`,
      async change(inner) {
        if (rows.length === 0) return null;
        const result = await inner
          .insertInto('blacklist_entry')
          .values(rows)
          .returningAll()
          .execute();
        const after = { added: rows.map(nameOf) };
        const events = [accountEvent(tenantId)];
        return { before: null, after, name: direction, events, result };
      },
    }).catch(refuseDuplicate);
    return { duplicates, added: added ?? [] };
  });
}

/** Ends the blocking of many entries; answers those that were there. */
export async function removeEntries(
  context: RequestContext,
  list: ListOfAccount,
  ids: readonly string[],
): Promise<BlacklistRow[]> {
  const { tenantId, direction } = list;
  const removed = await write(context, {
    entity: `${direction}Blacklist`,
    id: tenantId,
    action: `${direction}Blacklist.deleteMany`,
    async change(tx) {
      const result = await deleteRows(tx, list, ids);
      if (result.length === 0) return null;
      const before = { removed: result.map(nameOf) };
      const events = [accountEvent(tenantId)];
      return { before, after: null, name: direction, events, result };
    },
  });
  return removed ?? [];
}
