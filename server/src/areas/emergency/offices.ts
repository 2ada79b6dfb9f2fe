import type { ServiceAddress } from '@jackfield/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** Places that are offered; nobody chooses among more. */
const mostOffices = 12;

/**
 * Places where the account has the company's address, that of a number or those of at least two
 * people, without a room that not all there have: what one person alone has may be their home.
 */
export async function selectOffices(
  tx: Tx,
  tenantId: string,
): Promise<{ address: ServiceAddress; people: number }[]> {
  const { rows } = await sql<{ address: ServiceAddress; people: number }>`
    with used as (
      select e911_address as address, 0 as people from tenant where id = ${tenantId}
      union all select e911_address, 0 from phone_number where tenant_id = ${tenantId}
      union all select e911_address, 1 from teammate
        where tenant_id = ${tenantId} and status <> 'cancel'
    ), place as (
      select address - 'addressLine2' as place, sum(people)::integer as people,
        bool_or(people = 0) as is_company,
        case when count(distinct address ->> 'addressLine2') = 1 then min(address ->> 'addressLine2')
          else min(address ->> 'addressLine2') filter (where people = 0) end as line2
      from used where address is not null group by 1
    )
    select place || jsonb_build_object('addressLine2', coalesce(line2, '')) as address, people
    from place where is_company or people > 1
    order by people desc, place ->> 'city', place ->> 'streetName', place ->> 'houseNumber'
    limit ${mostOffices}`.execute(tx);
  return rows;
}
