import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { sql } from 'kysely';
import { type Actor, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { appendEvents } from '../../platform/events.ts';
import { callConditions, callScope } from './scope.ts';

type Person = Pick<Actor, 'tenantId' | 'teammateId'>;

interface Noted {
  /** Of the call. */
  readonly id: string;
  readonly note: string;
}

/** What people noted of a call, the earliest first. */
export async function notesOf(
  tx: Tx,
  tenantId: string,
  callId: string,
): Promise<CallLogRecord['notes']> {
  const rows = await tx
    .selectFrom('call_note as n')
    .innerJoin('teammate as p', 'p.id', 'n.teammate_id')
    .select(['n.note', 'n.updated_at', 'p.full_name as name'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.call_id', '=', callId)
    .orderBy('n.updated_at')
    .orderBy('n.teammate_id')
    .execute();
  return rows.map(({ note, name, updated_at: at }) => ({ note, name, at: at.toISOString() }));
}

/**
 * Whether a call is of the person: it rings them, they talk in it or called; or their log has it. Of
 * one that is over and not logged yet, only who noted something knows it.
 */
async function isOwn(tx: Tx, context: RequestContext, id: string): Promise<boolean> {
  const { tenantId, teammateId } = signedIn(context);
  const own = await callScope(tx, context, { own: '1' });
  const { rows } = await sql<{ isOwn: boolean }>`
    select c.teammate_id is not distinct from ${teammateId}
      or coalesce(c.phase->'teammateIds' @> to_jsonb(${teammateId}::text), false) as "isOwn"
    from live_call c where c.tenant_id = ${tenantId} and c.id = ${id}
    union all
    select ${callConditions(own)} as "isOwn"
    from usage_record u where u.tenant_id = ${tenantId} and u.id = ${id}
    union all
    select true as "isOwn" from call_note n where n.tenant_id = ${tenantId}
      and n.call_id = ${id} and n.teammate_id = ${teammateId}`.execute(tx);
  return rows.some((row) => row.isOwn);
}

async function store(tx: Tx, { tenantId, teammateId }: Person, of: Noted, now: Date) {
  if (of.note === '') {
    await tx
      .deleteFrom('call_note')
      .where('tenant_id', '=', tenantId)
      .where('call_id', '=', of.id)
      .where('teammate_id', '=', teammateId)
      .execute();
    return;
  }
  const values = { note: of.note, updated_at: now };
  await tx
    .insertInto('call_note')
    .values({ tenant_id: tenantId, call_id: of.id, teammate_id: teammateId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'call_id', 'teammate_id']).doUpdateSet(values),
    )
    .execute();
}

/**
 * Keeps what the signed-in person notes of a call of theirs; an empty text takes it away. Throws 404
 * for a call of others, and until one that is over is logged (CALL-16).
 */
export async function setNote(context: RequestContext, of: Noted): Promise<void> {
  const actor = signedIn(context);
  await context.db.tenant(actor.tenantId, async (tx) => {
    if (!(await isOwn(tx, context, of.id))) throw notFound();
    await store(tx, actor, of, context.clock.now());
    const event = { method: 'UpdateEntityAsync', eventType: 'call', id: of.id } as const;
    await appendEvents(tx, actor.tenantId, [event], context.clock.now());
  });
}
