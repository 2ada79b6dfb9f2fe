import type { DeviceCounts, DeviceType, ListedDevice } from '@jackfield/contract/api/device';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName, searchPattern, searchPatterns, type Listing } from '../../platform/list.ts';
import { type RegistrationColumns, toRegistration } from './dto.ts';

export type DeviceSort = 'name' | 'type' | 'model' | 'macAddress' | 'teammateName' | 'lastSeenAt';

interface DeviceListing extends Listing<DeviceSort> {
  readonly type?: DeviceType | undefined;
}

interface ListedRow extends RegistrationColumns {
  readonly id: string;
  readonly teammate_id: string;
  readonly teammate_name: string;
  readonly type: DeviceType;
  readonly name: string;
  readonly model: string | null;
  readonly mac_address: string | null;
  readonly is_web: boolean;
  readonly is_online: boolean;
  readonly last_seen_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What the listing is sorted by; who is online was seen last of all. */
const sortKeys: Readonly<Record<DeviceSort, RawBuilder<unknown>>> = {
  name: byName('d.name'),
  type: sql`d.type`,
  model: sql`coalesce(d.model, '') collate "und-x-icu"`,
  macAddress: sql`coalesce(d.mac_address, '')`,
  teammateName: byName('p.full_name'),
  lastSeenAt: sql`case when d.is_online then 'infinity'::timestamptz
    else coalesce(d.last_seen_at, '-infinity'::timestamptz) end`,
};

function toItem(row: ListedRow): ListedDevice {
  return {
    id: row.id,
    teammateId: row.teammate_id,
    teammateName: row.teammate_name,
    type: row.type,
    name: row.name,
    model: row.model,
    macAddress: row.mac_address,
    isWeb: row.is_web,
    isOnline: row.is_online,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    registration: toRegistration(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Text, model, MAC address with or without its separators, or the name of the user. */
function matching(search: string | undefined): RawBuilder<unknown> {
  const pattern = searchPattern(search);
  if (pattern === null) return sql`true`;
  const digits = pattern.replaceAll(/[\s:.-]/g, '').toUpperCase();
  return sql`(d.mac_address like ${digits === '%%' ? pattern : digits}
    or folded(concat_ws(' ', d.name, d.model, p.full_name))
      like all (${searchPatterns(search)}::text[]))`;
}

/** A page of devices, and how many match by type; the counts leave the filter of the type out. */
export async function selectAllDevices(
  tx: Tx,
  listing: DeviceListing,
): Promise<{ rows: ListedDevice[]; total: number; counts: DeviceCounts }> {
  const { tenantId, page, sortBy, direction, search, type } = listing;
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const found = matching(search);
  const wanted = type === undefined ? sql`true` : sql`d.type = ${type}`;
  const from = sql`from device d join teammate p on p.id = d.teammate_id
    left join registration r on r.device_id = d.id
    where d.tenant_id = ${tenantId} and ${found}`;
  const { rows } = await sql<ListedRow>`
    select d.id, d.teammate_id, p.full_name as teammate_name, d.type, d.name, d.model,
      d.mac_address, d.session_id is not null as is_web, d.is_online, d.last_seen_at, d.created_at, d.updated_at,
      r.address, r.program, r.since
    ${from} and ${wanted}
    order by ${sortKeys[sortBy]} ${order}, d.id ${order}
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  const counted = await sql<DeviceCounts>`
    select count(*)::integer as "all",
      count(*) filter (where d.type = 'desktop')::integer as "desktop",
      count(*) filter (where d.type = 'mobile')::integer as "mobile",
      count(*) filter (where d.type = 'deskphone')::integer as "deskphone" ${from}`.execute(tx);
  const counts = counted.rows[0] ?? { all: 0, desktop: 0, mobile: 0, deskphone: 0 };
  return { rows: rows.map(toItem), total: counts[type ?? 'all'], counts };
}
