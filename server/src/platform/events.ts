import {
  type HubEventType,
  type HubMethod,
  type Role,
  routingEventTypes,
  type Status,
} from '@jackfield/contract';
import { sql } from 'kysely';
import { ringAfterCommit, type Tx } from './database.ts';
import { hastenAfterRouting } from './due-rows.ts';

/** What the hub shall tell the browsers: a reference, never a record (annex D). */
export interface EventSpec {
  readonly method: HubMethod;
  readonly eventType: HubEventType;
  readonly id: string;
  readonly ownerType?: 'company' | 'teammate' | 'team' | null;
  readonly ownerId?: string | null;
  readonly status?: Status | null;
  readonly role?: Role | null;
  /**
   * Names of the members that changed, where that is known. None at all tells pages of something that
   * is no member, such as presence, and programs nothing.
   */
  readonly changed?: readonly string[] | null;
  /** Calls that were stored with it: one event of a transaction names all of them, in their order. */
  readonly calls?: readonly string[];
}

const touchesRouting: ReadonlySet<HubEventType> = new Set(routingEventTypes);

/** People come and go online all the time, so that what follows their events is done once a minute. */
const longestWait = 60_000;
const isOfPerson = ({ eventType, method }: EventSpec): boolean =>
  eventType === 'teammate' && method === 'UpdateEntityAsync';

/** Takes the next `count` numbers of a tenant's sequence and answers the last; its row stays locked until the commit. */
export async function nextSequence(
  tx: Tx,
  tenantId: string,
  which: 'event_seq' | 'audit_seq',
  count = 1,
): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    insert into tenant_sequence (tenant_id, ${sql.ref(which)}) values (${tenantId}, ${count})
    on conflict (tenant_id) do update
      set ${sql.ref(which)} = tenant_sequence.${sql.ref(which)} + ${count}
    returning ${sql.ref(which)} as next`.execute(tx);
  const next = rows[0]?.next;
  if (next === undefined) throw new Error('The sequence gave no number.');
  return next;
}

/**
 * Writes events into the outbox in their order, inside the transaction of the change that they tell
 * of. Their versions grow by one per event of the tenant; answers the last one.
 */
export async function appendEvents(
  tx: Tx,
  tenantId: string,
  events: readonly EventSpec[],
  at: Date = new Date(),
): Promise<number> {
  const last = await nextSequence(tx, tenantId, 'event_seq', events.length);
  const rows = events.map((event, index) => ({
    tenant_id: tenantId,
    seq: last - events.length + 1 + index,
    method: event.method,
    event_type: event.eventType,
    entity_id: event.id,
    owner_type: event.ownerType ?? null,
    owner_id: event.ownerId ?? null,
    status: event.status ?? null,
    role: event.role ?? null,
    changed: event.changed ? [...event.changed] : null,
    calls: event.calls ? [...event.calls] : null,
    at,
  }));
  if (rows.length > 0) await tx.insertInto('event_log').values(rows).execute();
  const moving = events.filter(({ eventType }) => touchesRouting.has(eventType));
  if (moving.length > 0) {
    const wait = moving.every(isOfPerson) ? longestWait : 0;
    await hastenAfterRouting(tx, tenantId, new Date(at.getTime() + wait));
  }
  ringAfterCommit(tenantId);
  return last;
}

/** Writes one event into the outbox; answers its version. */
export function appendEvent(
  tx: Tx,
  tenantId: string,
  event: EventSpec,
  at: Date = new Date(),
): Promise<number> {
  return appendEvents(tx, tenantId, [event], at);
}
