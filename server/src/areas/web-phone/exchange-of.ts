import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { silence } from '../devices/sip-server.ts';

/**
 * Web socket of the exchange that has the phones of an account: of those that are heard of the one
 * where most of its phones are signed in, among equal ones the same each time. Null for none.
 */
export async function webSocketOf(tx: Tx, tenantId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select e.web_socket as address from exchange e
    left join registration r on r.exchange = e.name and r.tenant_id = ${tenantId}
    where e.web_socket is not null and e.heard_at >= ${new Date(now.getTime() - silence)}
    group by e.name order by count(r.device_id) desc, e.name limit 1`.execute(tx);
  return rows[0]?.address ?? null;
}
