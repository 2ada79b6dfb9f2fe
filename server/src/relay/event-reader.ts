import type { SentEvent } from '@jackfield/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../platform/database.ts';
import type { EventLogTable } from '../platform/tables.ts';
import type { EventReader } from './relay.ts';

type EventRow = Pick<
  EventLogTable,
  | 'tenant_id'
  | 'seq'
  | 'method'
  | 'event_type'
  | 'entity_id'
  | 'owner_type'
  | 'owner_id'
  | 'status'
  | 'role'
> & { at: Date | string };

/** A stored event as the hub sends it (annex D). */
export function sentEvent(row: EventRow): SentEvent {
  return {
    method: row.method,
    event: {
      eventType: row.event_type,
      tenantId: row.tenant_id,
      accountId: row.tenant_id,
      id: row.entity_id,
      ownerType: row.owner_type,
      ownerId: row.owner_id,
      status: row.status,
      role: row.role,
      version: Number(row.seq),
      at: new Date(row.at).toISOString(),
    },
  };
}

/** Version of the newest event of each tenant, also when the event itself was cleared away. */
export async function latestVersions(
  tx: Tx,
  tenantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('tenant_sequence')
    .select(['tenant_id', 'event_seq'])
    .where('tenant_id', 'in', tenantIds)
    .execute();
  return new Map(rows.map((row) => [row.tenant_id, Number(row.event_seq)]));
}

/** Reads the outbox for the relay. */
export function createEventReader(db: Database): EventReader {
  return {
    latest: (tenantIds) => db.system((tx) => latestVersions(tx, tenantIds)),
    async after(cursors, limit) {
      const { rows } = await db.system((tx) =>
        sql<EventRow>`
          select e.tenant_id, e.seq, e.method, e.event_type, e.entity_id,
                 e.owner_type, e.owner_id, e.status, e.role, e.at
          from unnest(${[...cursors.keys()]}::uuid[], ${[...cursors.values()]}::bigint[])
            as c (tenant_id, seq)
          join event_log e on e.tenant_id = c.tenant_id and e.seq > c.seq
          order by e.tenant_id, e.seq limit ${limit}`.execute(tx),
      );
      return rows.map(sentEvent);
    },
  };
}
