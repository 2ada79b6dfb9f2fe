import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import {
  type BlacklistRow,
  type Blocked,
  keyOf,
  nameOfAll,
  refuseDuplicate,
  toRecorded,
} from './entry.ts';
import { blacklistEvent } from './event.ts';
import { blockedAlready, deleteEntries, type ListOfAccount, newEntry } from './repository.ts';

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
    await holdAccountRow(tx, tenantId);
    const duplicates = await check(tx);
    const left = new Set(duplicates);
    const rows = wanted
      .filter((_, index) => !left.has(index))
      .map((blocked) => newEntry(context, list, blocked));
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
        const after = toRecorded(
          'added',
          rows.map((row) => ({ id: row.id, blocked: row })),
        );
        const events = [blacklistEvent('CreateEntityAsync', tenantId)];
        return { before: null, after, name: nameOfAll(rows), events, result };
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
      const result = await deleteEntries(tx, list, ids);
      if (result.length === 0) return null;
      const before = toRecorded(
        'removed',
        result.map((row) => ({ id: row.id, blocked: row })),
      );
      const events = [blacklistEvent('DeletedEntityAsync', tenantId)];
      return { before, after: null, name: nameOfAll(result), events, result };
    },
  });
  return removed ?? [];
}
