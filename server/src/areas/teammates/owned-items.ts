import type { OwnedItems } from '@jackfield/contract/api/teammate-offboarding';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { keysOfMaker } from '../keys/working.ts';
import { teammateRow } from './repository.ts';

type Owned = Pick<OwnedItems, 'numbers' | 'teams' | 'devices' | 'greetings'>;

/** What a person is using beside the routing (annex J5); 404 when the account has nobody of that id. */
export async function selectOwnedItems(
  tx: Tx,
  { tenantId, id, now }: { tenantId: string; id: string; now: Date },
): Promise<OwnedItems> {
  const { email } = await teammateRow(tx, tenantId, id);
  const { rows } = await sql<Owned>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number,
          'label', n.label) order by n.is_default desc, n.number)
        from phone_number n where n.tenant_id = ${tenantId} and n.owner_type = 'teammate'
          and n.owner_id = ${id}), '[]') as numbers,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name,
          'isOnly', not exists (select 1 from team_member o where o.tenant_id = m.tenant_id
            and o.team_id = m.team_id and o.teammate_id <> m.teammate_id)) order by ${byName('t.name')})
        from team_member m join team t on t.id = m.team_id
        where m.tenant_id = ${tenantId} and m.teammate_id = ${id}), '[]') as teams,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.type)
          order by ${byName('d.name')})
        from device d where d.tenant_id = ${tenantId} and d.teammate_id = ${id}), '[]') as devices,
      (select count(*)::integer from media g where g.tenant_id = ${tenantId}
        and g.owner_type = 'teammate' and g.owner_id = ${id}) as greetings`.execute(tx);
  const contact = await tx
    .selectFrom('billing_contact')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  const owned = rows[0] ?? { numbers: [], teams: [], devices: [], greetings: 0 };
  const keys = await keysOfMaker(tx, { tenantId, makerId: id, now });
  return { ...owned, isBillingContact: contact !== undefined, keys };
}
