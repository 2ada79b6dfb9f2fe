import { sql } from 'kysely';
import type { PresenceChange } from '../../hub/presence.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';

/** A process that did not renew its row for so long is gone, milliseconds. */
const nodeLife = 45_000;
const peoplePerTransaction = 500;

/** Presence of people over all processes on one database (OP-65, ENT-25). */
export interface PresenceStore {
  /** Tells the database that this process lives. */
  beat(): Promise<void>;
  announce(changes: readonly PresenceChange[]): Promise<void>;
  /** Takes the people of processes that are gone offline. */
  clearGone(): Promise<void>;
}

const aliveSince = (now: Date) => new Date(now.getTime() - nodeLife);

/**
 * Stores whether people of an account are online, by their browsers and their telephones, and tells
 * of those who came or left.
 */
export async function settlePresence(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const { rows } = await sql<SettledRow>`
    with wanted as (
      select t.id, t.presence as before,
             case when exists (
               select from hub_presence p join hub_node n on n.id = p.node_id
               where p.teammate_id = t.id and n.beat_at > ${aliveSince(at)}
             ) or exists (
               select from device d
               where d.tenant_id = t.tenant_id and d.teammate_id = t.id and d.is_online
             ) then 'online' else 'offline' end as after
      from teammate t where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])
      order by t.id for no key update of t
    )
    update teammate t set presence = w.after, last_seen_at = ${at}
    from wanted w where t.id = w.id
    returning t.id, t.status, t.role, w.before <> w.after as "isChanged"`.execute(tx);
  const changed = rows.filter((row) => row.isChanged && row.status !== 'cancel');
  if (changed.length === 0) return;
  const events = changed.map(({ id, status, role }) => ({
    method: 'UpdateEntityAsync' as const,
    eventType: 'teammate' as const,
    id,
    status,
    role,
    changed: [],
  }));
  await appendEvents(tx, tenantId, events, at);
}

export function createPresenceStore(db: Database, clock: Clock, nodeId: string): PresenceStore {
  const settle = (tx: Tx, tenantId: string, ids: readonly string[]) =>
    settlePresence(tx, tenantId, ids, clock.now());

  async function store(tenantId: string, changes: readonly PresenceChange[]): Promise<void> {
    const came = changes.filter((change) => change.isOnline).map((change) => change.teammateId);
    const left = changes.filter((change) => !change.isOnline).map((change) => change.teammateId);
    await db.system(async (tx) => {
      await sql`
        insert into hub_presence (tenant_id, teammate_id, node_id)
        select tenant_id, id, ${nodeId} from teammate
        where tenant_id = ${tenantId} and id = any(${came}::uuid[])
        on conflict do nothing`.execute(tx);
      await sql`
        delete from hub_presence
        where node_id = ${nodeId} and teammate_id = any(${left}::uuid[])`.execute(tx);
      await settle(tx, tenantId, [...came, ...left]);
    });
  }

  return {
    async beat() {
      const row = { id: nodeId, beat_at: clock.now() };
      await db.system((tx) =>
        tx
          .insertInto('hub_node')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: row.beat_at }))
          .execute(),
      );
    },
    async announce(changes) {
      for (const [tenantId, own] of Map.groupBy(changes, (change) => change.tenantId)) {
        for (let start = 0; start < own.length; start += peoplePerTransaction) {
          await store(tenantId, own.slice(start, start + peoplePerTransaction));
        }
      }
    },
    async clearGone() {
      await db.system(async (tx) => {
        // The embedded database has one process: every other row is of an earlier run.
        const { rows } = await sql<{ tenantId: string; id: string }>`
          with gone as (
            select id from hub_node
            where id <> ${nodeId} and (beat_at <= ${aliveSince(clock.now())} or ${db.kind === 'pglite'})
            for update skip locked
          ), left_behind as (
            delete from hub_presence p using gone where p.node_id = gone.id
            returning p.tenant_id, p.teammate_id
          ), removed as (delete from hub_node n using gone where n.id = gone.id)
          select distinct tenant_id as "tenantId", teammate_id as id from left_behind`.execute(tx);
        for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
          await settle(
            tx,
            tenantId,
            own.map((row) => row.id),
          );
        }
      });
    },
  };
}

interface SettledRow {
  readonly id: string;
  readonly status: 'pending' | 'active' | 'suspended' | 'cancel';
  readonly role: 'admin' | 'standard';
  readonly isChanged: boolean;
}
