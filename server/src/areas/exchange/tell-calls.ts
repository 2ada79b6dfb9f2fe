import type { HubMethod } from '@jackfield/contract';
import type { LiveCallTold } from '@jackfield/contract/api/exchange';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';

const methods = {
  started: 'CreateEntityAsync',
  moved: 'UpdateEntityAsync',
  ended: 'DeletedEntityAsync',
} as const satisfies Record<LiveCallTold['state'], HubMethod>;

/** People by the calls that ring them or that they are in, as far as is stored. */
async function peopleBefore(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('live_call')
    .select(['id', 'teammate_id', 'phase'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, teammate_id: who, phase }) => [
      id,
      [...(phase?.teammateIds ?? []), ...(who === null ? [] : [who])],
    ]),
  );
}

const peopleNow = (call: LiveCallTold): string[] =>
  call.state === 'ended' || !call.phase ? [] : call.phase.teammateIds.map((id) => id.toLowerCase());

/** Who of these has a phone in the portal and does not hear of every call, as admins do. */
async function listenersAmong(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('device')
    .innerJoin('teammate', 'teammate.id', 'device.teammate_id')
    .select('device.teammate_id as id')
    .distinct()
    .where('device.tenant_id', '=', tenantId)
    .where('device.session_id', 'is not', null)
    .where('device.teammate_id', 'in', ids)
    .where('teammate.role', '<>', 'admin')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who is told of calls that begin, move or end: admins, and people whose web phone rings or talks by
 * it, or did until now (CALL-16). To be asked before the calls are stored.
 */
export async function toldOf(
  tx: Tx,
  tenantId: string,
  calls: readonly LiveCallTold[],
): Promise<(call: LiveCallTold) => EventSpec[]> {
  const before = await peopleBefore(
    tx,
    tenantId,
    calls.map(({ id }) => id.toLowerCase()),
  );
  const peopleOf = (call: LiveCallTold) => [
    ...new Set([...(before.get(call.id.toLowerCase()) ?? []), ...peopleNow(call)]),
  ];
  const listeners = await listenersAmong(tx, tenantId, [...new Set(calls.flatMap(peopleOf))]);
  return (call) => {
    const event = { method: methods[call.state], eventType: 'call', id: call.id } as const;
    const own = peopleOf(call).filter((id) => listeners.has(id));
    // Admins hear each of them.
    if (own.length === 0) return [event];
    return own.map((ownerId) => ({ ...event, ownerType: 'teammate', ownerId }));
  };
}
