import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { numberRefusal } from '../call-handling/check-number.ts';
import { idsIn, memberOf, type RoutingRow, type Spot, spotsOf, withValue } from './spots.ts';
import { texts } from './texts.ts';

/** Those of the ids that no record of the account has any more. */
export async function missingIds(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as named(id)
    where not exists (select from teammate p
        where p.tenant_id = ${tenantId} and p.id = named.id and p.status <> 'cancel')
      and not exists (select from team t where t.tenant_id = ${tenantId} and t.id = named.id)
      and not exists (select from ivr_menu i where i.tenant_id = ${tenantId} and i.id = named.id)
      and not exists (select from media m where m.tenant_id = ${tenantId} and m.id = named.id)`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

function emptied({ place, value }: Spot): unknown {
  return place === 'menu' ? { ...(value as object), actionId: null } : null;
}

/** Why a place is empty whose target is gone. */
export const targetGone = (): string => t(texts.targetGone);

/**
 * Empties the places of a row that lead to records which are gone, or to numbers that the account
 * may not call any more: hours and missed calls go back to their preset, keys lose their target
 * (OP-72); answers the members that were emptied, each with the reason. For records that come back
 * after a while.
 */
export async function emptyMissing(
  tx: Tx,
  tenantId: string,
  { table, id }: Pick<RoutingRow, 'table' | 'id'>,
): Promise<Restored['skipped']> {
  const { rows } = await sql<{ columns: Record<string, unknown> }>`
    select to_jsonb(r) as columns from ${sql.table(table)} as r
    where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(tx);
  const columns = rows[0]?.columns;
  if (columns === undefined) return [];
  const spots = spotsOf({ table, id, columns });
  const gone = await missingIds(
    tx,
    tenantId,
    spots.flatMap(({ value }) => idsIn(value)),
  );
  const broken: Spot[] = [];
  const skipped: Restored['skipped'] = [];
  for (const spot of spots) {
    const isGone = idsIn(spot.value).some((named) => gone.has(named));
    const reason = isGone ? targetGone() : await numberRefusal(tx, tenantId, spot.value);
    if (reason === null) continue;
    broken.push(spot);
    skipped.push({ field: memberOf(String(spot.path[0])), message: reason });
  }
  let next = columns;
  for (const spot of broken) next = withValue(next, spot.path, emptied(spot));
  for (const name of new Set(broken.map(({ path }) => String(path[0])))) {
    const json = next[name] === null ? null : JSON.stringify(next[name]);
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${json}::jsonb
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  }
  return skipped;
}
