import type { HubMethod } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';

interface Box {
  readonly kind: 'teammate' | 'team';
  readonly id: string;
}

/** Tells everybody who may hear a message that it came or changed: an event for each of them. */
export async function tellHearers(
  tx: Tx,
  tenantId: string,
  { method, id, box, at }: { method: HubMethod; id: string; box: Box; at: Date },
): Promise<void> {
  const hearers = box.kind === 'teammate' ? [box.id] : await membersOf(tx, tenantId, box.id);
  const events = hearers.map((ownerId) => ({
    method,
    eventType: 'voicemail' as const,
    id,
    ownerType: 'teammate' as const,
    ownerId,
  }));
  if (events.length > 0) await appendEvents(tx, tenantId, events, at);
}

async function membersOf(tx: Tx, tenantId: string, teamId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('team_member')
    .select('teammate_id')
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .orderBy('teammate_id')
    .execute();
  return rows.map((row) => row.teammate_id);
}
