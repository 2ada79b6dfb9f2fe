import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type RequestContext, personOf, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, changedSince } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { type Blocked, keyOf, nameOf, nameOfAll, toRecorded } from './entry.ts';
import { blacklistEvent } from './event.ts';
import { blockedAlready, deleteEntries, type ListOfAccount, newEntry } from './repository.ts';
import { texts } from './texts.ts';

const blockedSchema = v.object({
  blacklistType: v.optional(v.picklist(['number', 'country']), 'number'),
  number: v.nullable(v.string()),
  country: v.optional(v.nullable(v.string()), null),
});
const listedSchema = v.object({
  entries: v.array(v.object({ id: v.string(), ...blockedSchema.entries })),
});

type Members = Readonly<Record<string, unknown>> | null;
type Rows = ReadonlyMap<string, Blocked>;

/** What an entry of the history tells of a blacklist. */
export interface BlacklistChange {
  readonly entity_id: string;
  readonly before: Members;
  readonly after: Members;
}

const toBlocked = ({ blacklistType, number, country }: v.InferOutput<typeof blockedSchema>) => ({
  blacklist_type: blacklistType,
  number,
  country,
});

/** Rows of one side of a change; null for changes that did not keep them. */
function rowsOf(id: string, members: Members): Rows | null {
  if (members === null) return new Map();
  if (v.is(listedSchema, members)) {
    const { entries } = v.parse(listedSchema, members);
    return new Map(entries.map((entry) => [entry.id, toBlocked(entry)]));
  }
  const one = v.safeParse(blockedSchema, members);
  return one.success ? new Map([[id, toBlocked(one.output)]]) : null;
}

interface RowChange {
  readonly before: Blocked | null;
  readonly after: Blocked | null;
}

/** What changes did to each row together, newest first. */
function rowChanges(changes: readonly BlacklistChange[]): Map<string, RowChange> {
  const rows = new Map<string, RowChange>();
  for (const { entity_id: id, ...change } of changes) {
    const [before, after] = [rowsOf(id, change.before), rowsOf(id, change.after)];
    if (before === null || after === null) throw new ApiError('NOTHINGTORESTORE');
    for (const row of new Set([...before.keys(), ...after.keys()])) {
      const later = rows.get(row);
      rows.set(row, {
        before: before.get(row) ?? null,
        after: later ? later.after : (after.get(row) ?? null),
      });
    }
  }
  return rows;
}

async function present(tx: Tx, list: ListOfAccount, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('blacklist_entry')
    .select(['id', 'blacklist_type', 'number', 'country'])
    .where('tenant_id', '=', list.tenantId)
    .where('direction', '=', list.direction)
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, ...blocked }) => [id, blocked]));
}

const isSame = (one: Blocked | null | undefined, other: Blocked | null) =>
  isDeepStrictEqual(one ?? null, other);

/** Gives one row its former state. */
async function setRow(
  tx: Tx,
  context: RequestContext,
  list: ListOfAccount,
  { id, now, wanted }: { id: string; now: Blocked | null; wanted: Blocked | null },
): Promise<void> {
  if (wanted === null) {
    await deleteEntries(tx, list, [id]);
    return;
  }
  if (now === null) {
    await tx
      .insertInto('blacklist_entry')
      .values({ ...newEntry(context, list, wanted), id })
      .execute();
    return;
  }
  await tx
    .updateTable('blacklist_entry')
    .set(({ eb }) => ({
      ...wanted,
      blocked_by: personOf(signedIn(context)),
      version: eb('version', '+', 1),
      updated_at: context.clock.now(),
    }))
    .where('tenant_id', '=', list.tenantId)
    .where('id', '=', id)
    .execute();
}

interface Reverting {
  readonly verb: 'restore' | 'undo';
  readonly direction: BlacklistDirection;
  /** Newest first. */
  readonly changes: readonly BlacklistChange[];
}

/**
 * Gives the rows of a blacklist that changes were about their former state (annex J2), with their
 * ids. An undo leaves later changes alone and throws 409 CHANGEDSINCE where they were of the same
 * row; 409 NOTHINGTORESTORE when every row is as it was.
 */
export async function revertEntries(
  context: RequestContext,
  { verb, direction, changes }: Reverting,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const list = { tenantId, direction };
  const wanted = rowChanges(changes);
  return write<Restored>(context, {
    entity: `${direction}Blacklist`,
    id: tenantId,
    action: `${direction}Blacklist.${verb}`,
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const rows = await present(tx, list, [...wanted.keys()]);
      const differing = [...wanted].filter(([id, { before }]) => !isSame(rows.get(id), before));
      const isAgain = differing.some(([id, { after }]) => !isSame(rows.get(id), after));
      if (verb === 'undo' && isAgain) throw changedSince(['blocked']);
      const skipped: Restored['skipped'] = [];
      const removed: { id: string; blocked: Blocked }[] = [];
      const added: { id: string; blocked: Blocked }[] = [];
      // Rows that go make room for those that come.
      const inOrder = differing.toSorted(
        ([, one], [, other]) => Number(one.before !== null) - Number(other.before !== null),
      );
      for (const [id, { before }] of inOrder) {
        const now = rows.get(id) ?? null;
        const others = before ? await blockedAlready(tx, list, [before]) : new Set<string>();
        if (before && others.has(keyOf(before)) && (now === null || keyOf(now) !== keyOf(before))) {
          skipped.push({
            field: 'blocked',
            message: t(texts.blockedAgain, { name: nameOf(before) }),
          });
          continue;
        }
        await setRow(tx, context, list, { id, now, wanted: before });
        if (now) removed.push({ id, blocked: now });
        if (before) added.push({ id, blocked: before });
      }
      if (removed.length + added.length === 0) {
        throw new ApiError('NOTHINGTORESTORE', skipped[0] && { message: skipped[0].message });
      }
      return {
        before: toRecorded('removed', removed),
        after: toRecorded('added', added),
        name: nameOfAll([...removed, ...added].map(({ blocked }) => blocked)),
        events: [blacklistEvent('UpdateEntityAsync', tenantId)],
        result: { restored: ['blocked'], skipped },
      };
    },
  });
}
