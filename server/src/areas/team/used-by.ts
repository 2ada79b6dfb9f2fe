import type { TeamUse } from '@jackfield/contract/api/team';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

interface UseRow {
  readonly owner_type: TeamUse['ownerType'];
  readonly owner_id: string;
  readonly owner_name: string;
  readonly place: TeamUse['place'];
  readonly menu_name: string | null;
}

/**
 * Places of the routing that lead to a team (OP-72): hours and messages of company numbers, missed
 * calls of people, keys of menus. Menus of the team itself go with it and are left out.
 */
export async function selectTeamUses(tx: Tx, tenantId: string, id: string): Promise<TeamUse[]> {
  const { rows } = await sql<UseRow>`
    select 'company' as owner_type, c.id as owner_id, c.label as owner_name, p.place,
      null as menu_name
    from company c cross join lateral (values
      ('openHour', c.call_handling_open_hour),
      ('closedHour', c.call_handling_closed_hour),
      ('message', c.sms_handling)) as p(place, target)
    where c.tenant_id = ${tenantId} and (p.target ->> 'actionValue' = ${id}
      or p.target -> 'actionValue' ->> 'ownerId' = ${id})
    union all
    select 'teammate', t.id, t.full_name, 'missedCall', null
    from teammate t
    where t.tenant_id = ${tenantId} and t.status <> 'cancel'
      and t.missed_call_handling ->> 'actionValue' = ${id}
    union all
    select i.owner_type, i.owner_id, coalesce(c.label, o.name, ''), 'menu', i.name
    from ivr_menu i
    left join company c on c.tenant_id = i.tenant_id and c.id = i.owner_id
    left join team o on o.tenant_id = i.tenant_id and o.id = i.owner_id
    where i.tenant_id = ${tenantId} and i.owner_id <> ${id}
      and i.keys @> jsonb_build_array(jsonb_build_object('actionId', ${id}::text))
    order by owner_name, place, menu_name`.execute(tx);
  return rows.map((row) => ({
    ownerType: row.owner_type,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    place: row.place,
    menuName: row.menu_name,
  }));
}
