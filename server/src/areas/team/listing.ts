import type { FlowCounts, InboundFlow, TeamListItem } from '@jackfield/contract/api/team';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName, searchPattern, searchPatterns, type Listing } from '../../platform/list.ts';
import { stampsOf } from '../../platform/rows.ts';
import { closedUntil } from '../call-handling/stored-override.ts';

export type TeamSort = 'name' | 'extension' | 'inboundFlow' | 'memberCount';

interface TeamListing extends Listing<TeamSort> {
  readonly inboundFlow?: InboundFlow | undefined;
  /** These teams alone. */
  readonly ids?: readonly string[] | undefined;
}

interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  readonly inbound_flow: InboundFlow;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly member_count: number;
  readonly routing_override: unknown;
  /** Null while no hours are stored. */
  readonly hours_zone: string | null;
  readonly tenant_zone: string;
}

/** What the listing is sorted by; the flow by the words that the screen shows for it. */
const sortKeys: Readonly<Record<TeamSort, RawBuilder<unknown>>> = {
  name: byName('t.name'),
  extension: sql`t.extension::integer`,
  inboundFlow: sql`t.inbound_flow collate "C"`,
  memberCount: sql`(select count(*) from team_member m
    where m.tenant_id = t.tenant_id and m.team_id = t.id)`,
};

function toItem(row: ListedRow): TeamListItem {
  return {
    id: row.id,
    name: row.name,
    extension: row.extension,
    inboundFlow: row.inbound_flow,
    memberCount: row.member_count,
    closedUntil: closedUntil('team', row.routing_override, row.hours_zone ?? row.tenant_zone),
    ...stampsOf(row),
  };
}

/** A page of teams, and how many match by flow; the counts leave the filter of the flow out. */
export async function selectTeams(
  tx: Tx,
  listing: TeamListing,
): Promise<{ rows: TeamListItem[]; total: number; counts: FlowCounts }> {
  const { tenantId, page, sortBy, direction, search, inboundFlow, ids } = listing;
  const pattern = searchPattern(search);
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const isNamed = ids === undefined ? sql`true` : sql`t.id = any(${ids}::uuid[])`;
  const found =
    pattern === null
      ? isNamed
      : sql`${isNamed} and (folded(t.name) like all (${searchPatterns(search)}::text[]) or t.extension like ${pattern})`;
  const wanted = inboundFlow === undefined ? sql`true` : sql`t.inbound_flow = ${inboundFlow}`;
  const { rows } = await sql<ListedRow>`
    select t.id, t.name, t.extension, t.inbound_flow, t.version, t.created_at, t.updated_at,
      t.routing_override, t.business_hour ->> 'timeZone' as hours_zone, a.time_zone as tenant_zone,
      (select count(*)::integer from team_member m
        where m.tenant_id = t.tenant_id and m.team_id = t.id) as member_count
    from team t join tenant a on a.id = t.tenant_id
    where t.tenant_id = ${tenantId} and ${found} and ${wanted}
    order by ${sortKeys[sortBy]} ${order}, t.id ${order}
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  const counted = await sql<FlowCounts>`
    select count(*)::integer as "all",
      count(*) filter (where t.inbound_flow = 'ringGroup')::integer as "ringGroup",
      count(*) filter (where t.inbound_flow = 'callQueue')::integer as "callQueue"
    from team t where t.tenant_id = ${tenantId} and ${found}`.execute(tx);
  const counts = counted.rows[0] ?? { all: 0, ringGroup: 0, callQueue: 0 };
  return { rows: rows.map(toItem), total: counts[inboundFlow ?? 'all'], counts };
}
