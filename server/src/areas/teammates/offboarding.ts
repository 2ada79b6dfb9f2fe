import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';

interface Offboarded {
  readonly tenantId: string;
  readonly teammateId: string;
}

/**
 * Takes a cancelled person out of everything but the routing: numbers are released,
 * devices and team memberships end. Answers the events of the parts.
 */
export async function offboard(tx: Tx, offboarded: Offboarded): Promise<EventSpec[]> {
  return [
    ...(await releaseNumbers(tx, offboarded)),
    ...(await endMemberships(tx, offboarded)),
    ...(await removeDevices(tx, offboarded)),
  ];
}

async function releaseNumbers(tx: Tx, { tenantId, teammateId }: Offboarded): Promise<EventSpec[]> {
  const released = await tx
    .deleteFrom('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', 'teammate')
    .where('owner_id', '=', teammateId)
    .returning('id')
    .execute();
  return released.map(({ id }) => ({
    method: 'DeletedEntityAsync',
    eventType: 'phonenumber',
    id,
    ownerType: 'teammate',
    ownerId: teammateId,
  }));
}

async function endMemberships(tx: Tx, { tenantId, teammateId }: Offboarded): Promise<EventSpec[]> {
  const ended = await tx
    .deleteFrom('team_member')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .returning('team_id')
    .execute();
  return ended.map(({ team_id: teamId }) => ({
    method: 'DeletedEntityAsync',
    eventType: 'teammember',
    id: teammateId,
    ownerType: 'team',
    ownerId: teamId,
  }));
}

async function removeDevices(tx: Tx, { tenantId, teammateId }: Offboarded): Promise<EventSpec[]> {
  await tx
    .deleteFrom('device')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .execute();
  return [];
}
