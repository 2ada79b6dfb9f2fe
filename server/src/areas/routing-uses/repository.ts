import type { RoutingUse } from '@jackfield/contract/api/routing-uses';
import { leadsTo } from '@jackfield/domain/routing';
import { sql } from 'kysely';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { type RoutingRow, type Spot, spotsOf } from './spots.ts';
import { texts } from './texts.ts';

/** A row of the routing with the owner that people know it by. */
export interface OwnedRow extends RoutingRow {
  readonly ownerType: RoutingUse['ownerType'];
  readonly ownerId: string;
  readonly ownerName: string;
  readonly menuName: string | null;
}

/** A place that leads to a record, with its row. */
export interface Use {
  readonly row: OwnedRow;
  readonly spot: Spot;
}

/** What is said of a place that leads to what is to be deleted. */
export function usedText({ row, spot }: Use): string {
  const { menuName: menu, ownerName: name } = row;
  const { input } = spot;
  return menu === null || input === null
    ? t(texts.used, { name: menu ?? name })
    : t(texts.usedByKey, { menu, input });
}

interface Row {
  readonly table: OwnedRow['table'];
  readonly id: string;
  readonly owner_type: OwnedRow['ownerType'];
  readonly owner_id: string;
  readonly owner_name: string;
  readonly menu_name: string | null;
  readonly columns: Record<string, unknown>;
}

/** Rows that name the record somewhere; what exactly they say, the spots tell. */
async function rowsNaming(tx: Tx, tenantId: string, id: string): Promise<OwnedRow[]> {
  const named = `%${id.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Row>`
    select 'company' as "table", c.id, 'company' as owner_type, c.id as owner_id,
      c.label as owner_name, null as menu_name, to_jsonb(c) as columns
    from company c where c.tenant_id = ${tenantId} and to_jsonb(c)::text like ${named}
    union all
    select 'team', t.id, 'team', t.id, t.name, null, to_jsonb(t)
    from team t where t.tenant_id = ${tenantId} and t.id::text <> ${id}
      and to_jsonb(t)::text like ${named}
    union all
    select 'teammate', p.id, 'teammate', p.id, p.full_name, null,
      jsonb_build_object('missed_call_handling', p.missed_call_handling)
    from teammate p where p.tenant_id = ${tenantId} and p.status <> 'cancel'
      and p.id::text <> ${id} and p.missed_call_handling::text like ${named}
    union all
    select 'ivr_menu', i.id, i.owner_type, i.owner_id, coalesce(c.label, o.name, ''), i.name,
      to_jsonb(i)
    from ivr_menu i
    left join company c on c.tenant_id = i.tenant_id and c.id = i.owner_id
    left join team o on o.tenant_id = i.tenant_id and o.id = i.owner_id
    where i.tenant_id = ${tenantId} and i.id::text <> ${id} and i.owner_id::text <> ${id}
      and (i.keys::text like ${named} or i.menu_media::text like ${named})`.execute(tx);
  return rows.map((row) => ({
    table: row.table,
    id: row.id,
    columns: row.columns,
    ownerType: row.owner_type,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    menuName: row.menu_name,
  }));
}

/**
 * Places of the routing that lead to a record, by its id, or by the digits of a phone number:
 * hours, dates and messages of company numbers, hours and missed calls of teams, missed calls of
 * people, keys and announcements of menus. What belongs to the record itself goes with it and is
 * left out, and so are people who left (OP-72, annex J5).
 */
export async function selectUses(tx: Tx, tenantId: string, id: string): Promise<Use[]> {
  const rows = await rowsNaming(tx, tenantId, id);
  const uses = rows.flatMap((row) =>
    spotsOf(row).flatMap((spot) => (leadsTo(spot.value, id) ? [{ row, spot }] : [])),
  );
  const order = ({ row, spot }: Use) =>
    [row.ownerName, spot.place, row.menuName ?? '', spot.input ?? ''].join('\n');
  return uses.toSorted((one, other) => order(one).localeCompare(order(other)));
}

/** A use as the API answers it. */
export function toUse({ row, spot }: Use): RoutingUse {
  const { ownerType, ownerId, ownerName, menuName } = row;
  const { key, place, input, dateName } = spot;
  return { key, ownerType, ownerId, ownerName, place, menuName, input, dateName };
}
