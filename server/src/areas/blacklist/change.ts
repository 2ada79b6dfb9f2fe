import { type RequestContext, personOf, signedIn } from '../../platform/context.ts';
import { write } from '../../platform/write.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { auditMembers, type BlacklistRow, type Blocked, nameOf, refuseDuplicate } from './entry.ts';
import { blacklistEvent } from './event.ts';
import { deleteEntries, type ListOfAccount, newEntry, readEntry } from './repository.ts';

/** Blocks; 409 DUPLICATE where the entry is there already. */
export async function addEntry(
  context: RequestContext,
  list: ListOfAccount,
  blocked: Blocked,
): Promise<BlacklistRow> {
  const row = newEntry(context, list, blocked);
  await write(context, {
    entity: `${list.direction}Blacklist`,
    id: row.id,
    action: `${list.direction}Blacklist.add`,
    async change(tx) {
      // An import finds either no entry or all of it.
      await holdAccountRow(tx, list.tenantId);
      await tx.insertInto('blacklist_entry').values(row).execute();
      const after = auditMembers(list.direction, blocked);
      const events = [blacklistEvent('CreateEntityAsync', row.id)];
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
          .set({ ...blocked, blocked_by: personOf(signedIn(context)) })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        const events = [blacklistEvent('UpdateEntityAsync', id)];
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
  const { direction } = list;
  await write(context, {
    entity: `${direction}Blacklist`,
    id,
    action: `${direction}Blacklist.delete`,
    table: 'blacklist_entry',
    read: async (tx) => toAnswer(await readEntry(tx, list, id)),
    async change(tx) {
      const row = await readEntry(tx, list, id);
      await deleteEntries(tx, list, [id]);
      const before = auditMembers(direction, row);
      const events = [blacklistEvent('DeletedEntityAsync', id)];
      return { before, after: null, name: nameOf(row), events, result: true };
    },
  });
}
