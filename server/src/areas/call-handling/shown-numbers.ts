import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/**
 * Whether calls of a person `t` may show a number `n`: their own, or one of a company number `c` that
 * everybody may show, or they among others; people who left count for nobody (annex F7). None that is
 * still being set up.
 */
const mayShow = sql<boolean>`(
  not is_being_set_up(n.id) and (
  (n.owner_type = 'teammate' and n.owner_id = t.id)
  or (n.owner_type = 'company' and (
    coalesce(c.caller_id_permission ->> 'type', 'everyone') <> 'selected'
    or c.caller_id_permission -> 'teammateIds' ? t.id::text
    or not exists (
      select from teammate other where other.tenant_id = c.tenant_id and other.status <> 'cancel'
        and c.caller_id_permission -> 'teammateIds' ? other.id::text)
  ))))`;

/** A number that calls of a person may show. */
export interface ShowableNumber {
  readonly id: string;
  readonly number: string;
  /** What it is called: of the company number, or of the person's own. */
  readonly label: string;
  readonly isOwn: boolean;
  readonly isChosen: boolean;
}

/** Numbers that calls of a person may show: their own before those of the company, defaults first. */
export async function selectShowable(
  tx: Tx,
  { tenantId, teammateId }: { readonly tenantId: string; readonly teammateId: string },
): Promise<ShowableNumber[]> {
  const { rows } = await sql<ShowableNumber>`
    select n.id, n.number, coalesce(c.label, n.label) as label,
      n.owner_type = 'teammate' as "isOwn", s.phone_number_id is not null as "isChosen"
    from teammate t
    join phone_number n on n.tenant_id = t.tenant_id
    left join company c on n.owner_type = 'company' and c.id = n.owner_id
    left join shown_number s on s.teammate_id = t.id and s.phone_number_id = n.id
    where t.tenant_id = ${tenantId} and t.id = ${teammateId} and ${mayShow}
    order by n.owner_type = 'company', n.is_default desc, n.number`.execute(tx);
  return rows;
}

/** What people of an account chose to show and may show still, by person. */
export async function selectShown(tx: Tx, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ teammateId: string; number: string }>`
    select t.id as "teammateId", n.number
    from shown_number s
    join teammate t on t.id = s.teammate_id
    join phone_number n on n.id = s.phone_number_id and n.tenant_id = s.tenant_id
    left join company c on n.owner_type = 'company' and c.id = n.owner_id
    where s.tenant_id = ${tenantId} and ${mayShow}`.execute(tx);
  return new Map(rows.map(({ teammateId, number }) => [teammateId, number]));
}
