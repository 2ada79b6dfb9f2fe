import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';

import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { holdNumbers } from '../phone-numbers/held-numbers.ts';

interface Offboarded {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly now: Date;
}

/**
 * Takes a cancelled person out of everything but the routing: numbers are held and
 * then given up, devices and team memberships end. Answers the events of the parts; throws
 * 409 INUSE where a planned change leads to a number.
 */
export async function offboard(
  tx: Tx,
  lookup: NumberLookup,
  offboarded: Offboarded,
): Promise<EventSpec[]> {
  return [
    ...(await releaseNumbers(tx, lookup, offboarded)),
    ...(await endMemberships(tx, offboarded)),
    ...(await removeDevices(tx, offboarded)),
  ];
}

async function releaseNumbers(
  tx: Tx,
  lookup: NumberLookup,
  { tenantId, teammateId, now }: Offboarded,
): Promise<EventSpec[]> {
  const owned = await tx
    .selectFrom('phone_number')
    .select(['id', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', 'teammate')
    .where('owner_id', '=', teammateId)
    .forUpdate()
    .execute();
  const ids = owned.map(({ id }) => id);
  if (ids.length === 0) return [];
  const numbers = owned.map(({ number }) => number);
  await refusePlanned(tx, tenantId, teammateId, numbers);
  await holdNumbers(tx, lookup, { tenantId, ids, now });
  await tx
    .deleteFrom('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return owned.map(({ id }) => ({
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
