import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { appendEvents, type EventSpec } from '../../platform/events.ts';
import { settlePresence } from '../live/presence-store.ts';

interface Ended {
  readonly tenantId: string;
  readonly teammateId: string;
}

/**
 * Removes the web phones of sessions that are over. They could not sign in any more since; this takes
 * them from the lists, and tells who looks at them.
 */
export async function endPhones(db: Database, now: Date): Promise<void> {
  await db.system(async (tx) => {
    const { rows } = await sql<Ended>`
      delete from device d using session s
      where s.id = d.session_id and (s.ended_at is not null or s.expires_at <= ${now})
      returning d.tenant_id as "tenantId", d.teammate_id as "teammateId"`.execute(tx);
    const byAccount = Map.groupBy(rows, ({ tenantId }) => tenantId);
    for (const [tenantId, phones] of [...byAccount].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      const people = [...new Set(phones.map(({ teammateId }) => teammateId))];
      await settlePresence(tx, tenantId, people, now);
      const events = people.map(
        (id): EventSpec => ({
          method: 'UpdateEntityAsync',
          eventType: 'teammate',
          id,
        }),
      );
      await appendEvents(tx, tenantId, events, now);
    }
  });
}
