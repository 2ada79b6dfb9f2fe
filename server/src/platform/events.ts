import type { HubEventType, HubMethod, Role, Status } from '@jackfield/contract';
import { sql } from 'kysely';
import { ringAfterCommit, type Tx } from './database.ts';

/** What the hub shall tell the browsers: a reference, never a record (annex D). */
export interface EventSpec {
  readonly method: HubMethod;
  readonly eventType: HubEventType;
  readonly id: string;
  readonly ownerType?: 'company' | 'teammate' | 'team' | null;
  readonly ownerId?: string | null;
  readonly status?: Status | null;
  readonly role?: Role | null;
}

/** Takes the next number of a tenant's sequence; its row stays locked until the commit. */
export async function nextSequence(
  tx: Tx,
  tenantId: string,
  which: 'event_seq' | 'audit_seq',
): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    insert into tenant_sequence (tenant_id, ${sql.ref(which)}) values (${tenantId}, 1)
    on conflict (tenant_id) do update set ${sql.ref(which)} = tenant_sequence.${sql.ref(which)} + 1
    returning ${sql.ref(which)} as next`.execute(tx);
  const next = rows[0]?.next;
  if (next === undefined) throw new Error('The sequence gave no number.');
  return next;
}

/**
 * Writes an event into the outbox, inside the transaction of the change that it tells of. Returns
 * its version, which grows by one per event of the tenant.
 */
export async function appendEvent(
  tx: Tx,
  tenantId: string,
  event: EventSpec,
  at: Date = new Date(),
): Promise<number> {
  const seq = await nextSequence(tx, tenantId, 'event_seq');
  await tx
    .insertInto('event_log')
    .values({
      tenant_id: tenantId,
      seq,
      method: event.method,
      event_type: event.eventType,
      entity_id: event.id,
      owner_type: event.ownerType ?? null,
      owner_id: event.ownerId ?? null,
      status: event.status ?? null,
      role: event.role ?? null,
      at,
    })
    .execute();
  ringAfterCommit(tenantId);
  return seq;
}
