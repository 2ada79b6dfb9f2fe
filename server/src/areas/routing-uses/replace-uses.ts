import {
  type Replacement,
  replacementKindsOf,
  type Replacements,
} from '@jackfield/contract/api/routing-uses';
import { replaced } from '@jackfield/domain/routing';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { locked } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { selectUses, type Use } from './repository.ts';
import { memberOf, withValue } from './spots.ts';
import { texts } from './texts.ts';

const unavailable = () => invalidField('replacements', t(texts.replacementUnavailable), 'UNKNOWN');

async function checkTarget(tx: Tx, tenantId: string, to: Replacement): Promise<void> {
  if (to.kind === 'voicemail' || to.kind === 'none') return;
  if (to.kind === 'ivr') throw unavailable();
  const named = tx.selectFrom(to.kind).select('id').where('tenant_id', '=', tenantId);
  const present = to.kind === 'team' ? named : named.where(sql`status`, '<>', 'cancel');
  const found = await present.where('id', '=', to.id).forShare().executeTakeFirst();
  if (found === undefined) throw unavailable();
}

interface Chosen {
  readonly use: Use;
  readonly to: Replacement;
}

/** The uses, whose rows stay locked, so that nobody changes them between the look and the write. */
async function lockedUses(tx: Tx, tenantId: string, gone: string): Promise<Use[]> {
  for (const { row } of await selectUses(tx, tenantId, gone)) {
    await sql`select from ${sql.table(row.table)}
      where tenant_id = ${tenantId} and id = ${row.id} ${locked('update')}`.execute(tx);
  }
  return selectUses(tx, tenantId, gone);
}

/** Pairs each use with what was chosen for it; 409 INUSE when one has nothing. */
async function choose(
  tx: Tx,
  { tenantId, gone, replacements }: Replacing & { tenantId: string },
): Promise<Chosen[]> {
  const byKey = new Map(replacements.map(({ key, to }) => [key, to]));
  const chosen: Chosen[] = [];
  for (const use of await lockedUses(tx, tenantId, gone)) {
    const to = byKey.get(use.spot.key);
    if (to === undefined) throw new ApiError('INUSE');
    const isItself = 'id' in to && (to.id === gone || to.id === use.row.id);
    if (isItself || !replacementKindsOf[use.spot.place].includes(to.kind)) throw unavailable();
    await checkTarget(tx, tenantId, to);
    chosen.push({ use, to });
  }
  return chosen;
}

interface Replacing {
  /** The record that goes: its id, or the digits of a phone number. */
  readonly gone: string;
  readonly replacements: Replacements;
}

/**
 * Sends every place of the routing that leads to a record somewhere else, in the transaction of the
 * record's removal (annex J5): each changed row grows by a version and has an entry in the history.
 * Throws 409 INUSE when a place has no replacement, so that nothing is left behind, and 400 for a
 * replacement that is gone or does not fit the place.
 */
export async function replaceUses(
  context: RequestContext,
  tx: Tx,
  replacing: Replacing,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const chosen = await choose(tx, { ...replacing, tenantId });
  if (chosen.length === 0) return;
  const owner = await tx
    .selectFrom('teammate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_tenant_owner', '=', true)
    .executeTakeFirstOrThrow();
  for (const ofRow of Map.groupBy(chosen, ({ use }) => use.row.id).values()) {
    await replaceInRow(context, tx, { chosen: ofRow, gone: replacing.gone, ownerId: owner.id });
  }
}

interface RowChange {
  readonly chosen: readonly Chosen[];
  readonly gone: string;
  readonly ownerId: string;
}

async function replaceInRow(
  context: RequestContext,
  tx: Tx,
  { chosen, gone, ownerId }: RowChange,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const [first] = chosen;
  if (first === undefined) return;
  const { row } = first.use;
  let after: Record<string, unknown> = { ...row.columns };
  for (const { use, to } of chosen) {
    const at = { place: use.spot.place, table: row.table, ownerId };
    const next = replaced(use.spot.value, gone, to, at);
    after = withValue(after, use.spot.path, next);
  }
  const columns = [...new Set(chosen.map(({ use }) => String(use.spot.path[0])))];
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map((name) => [memberOf(name), from[name]]));
  await write(context, {
    entity: row.table === 'ivr_menu' ? 'ivr' : row.table,
    id: row.id,
    action: `${row.ownerType}.replaceTarget`,
    async change() {
      const assigned = columns.map(
        (name) => sql`${sql.ref(name)} = ${JSON.stringify(after[name])}::jsonb`,
      );
      await sql`
        update ${sql.table(row.table)} set ${sql.join(assigned)}, version = version + 1,
          updated_at = ${context.clock.now()}
        where tenant_id = ${tenantId} and id = ${row.id}`.execute(tx);
      return {
        before: pick(row.columns),
        after: pick(after),
        name: row.menuName ?? row.ownerName,
        events: [callHandlingEvent(first.use.row.ownerType, first.use.row.ownerId)],
        result: row.id,
      };
    },
  });
}
