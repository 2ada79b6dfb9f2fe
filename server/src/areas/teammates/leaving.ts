import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';

interface Leaving {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly ownerId: string;
  readonly now: Date;
}

/**
 * Takes a cancelled person out of everything (annex E1, OP-72): numbers are released, devices and
 * team memberships end, routing targets on the person turn to the tenant owner's voicemail, menu
 * keys lose their target. Answers the events of the parts.
 */
export async function leaveEverything(tx: Tx, leaving: Leaving): Promise<EventSpec[]> {
  return [
    ...(await releaseNumbers(tx, leaving)),
    ...(await endMemberships(tx, leaving)),
    ...(await removeDevices(tx, leaving)),
    ...(await turnTargets(tx, leaving)),
    ...(await turnMissedCalls(tx, leaving)),
    ...(await clearMenuKeys(tx, leaving)),
  ];
}

async function releaseNumbers(tx: Tx, { tenantId, teammateId }: Leaving): Promise<EventSpec[]> {
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

async function endMemberships(tx: Tx, { tenantId, teammateId }: Leaving): Promise<EventSpec[]> {
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

async function removeDevices(tx: Tx, { tenantId, teammateId }: Leaving): Promise<EventSpec[]> {
  await tx
    .deleteFrom('device')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .execute();
  return [];
}

/** Company routing that named the person goes to the owner's voicemail (annex F1). */
async function turnTargets(tx: Tx, leaving: Leaving): Promise<EventSpec[]> {
  const { tenantId, teammateId, ownerId, now } = leaving;
  const target = JSON.stringify({
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  });
  const { rows } = await sql<{ id: string }>`
    update company set version = version + 1, updated_at = ${now},
      call_handling_open_hour = case when call_handling_open_hour::text like ${`%${teammateId}%`}
        then ${target}::jsonb else call_handling_open_hour end,
      call_handling_closed_hour = case when call_handling_closed_hour::text like ${`%${teammateId}%`}
        then ${target}::jsonb else call_handling_closed_hour end,
      sms_handling = case when sms_handling ->> 'actionValue' = ${teammateId}
        then '{"actionType":"none","actionValue":null}'::jsonb else sms_handling end
    where tenant_id = ${tenantId} and (
      call_handling_open_hour::text like ${`%${teammateId}%`}
      or call_handling_closed_hour::text like ${`%${teammateId}%`}
      or sms_handling ->> 'actionValue' = ${teammateId})
    returning id`.execute(tx);
  return rows.map(({ id }) => ({
    method: 'UpdateEntityAsync',
    eventType: 'callhandling',
    id,
    ownerType: 'company',
    ownerId: id,
  }));
}

async function turnMissedCalls(tx: Tx, leaving: Leaving): Promise<EventSpec[]> {
  const { tenantId, teammateId, now } = leaving;
  const { rows } = await sql<{ id: string }>`
    update teammate set version = version + 1, updated_at = ${now},
      missed_call_handling = '{"actionType":"voicemail","actionValue":null}'
    where tenant_id = ${tenantId} and missed_call_handling ->> 'actionValue' = ${teammateId}
    returning id`.execute(tx);
  return rows.map(({ id }) => ({
    method: 'UpdateEntityAsync',
    eventType: 'callhandling',
    id,
    ownerType: 'teammate',
    ownerId: id,
  }));
}

async function clearMenuKeys(tx: Tx, leaving: Leaving): Promise<EventSpec[]> {
  const { tenantId, teammateId, now } = leaving;
  const { rows } = await sql<{ owner_type: 'company' | 'team'; owner_id: string }>`
    update ivr_menu set version = version + 1, updated_at = ${now},
      keys = (select jsonb_agg(case when k ->> 'actionId' = ${teammateId}
        then jsonb_set(k, '{actionId}', 'null') else k end order by at)
        from jsonb_array_elements(keys) with ordinality as e(k, at))
    where tenant_id = ${tenantId}
      and keys @> jsonb_build_array(jsonb_build_object('actionId', ${teammateId}::text))
    returning owner_type, owner_id`.execute(tx);
  return rows.map((menu) => ({
    method: 'UpdateEntityAsync',
    eventType: 'callhandling',
    id: menu.owner_id,
    ownerType: menu.owner_type,
    ownerId: menu.owner_id,
  }));
}
