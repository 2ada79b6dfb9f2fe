import type { UsageRecord } from '@jackfield/contract/api/usage';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { WantedPage } from '../../platform/list.ts';
import { ownNumber, usedBy, type UsageScope, usageConditions } from './scope.ts';

interface UsageListing extends UsageScope {
  readonly sortBy: 'date' | 'usageType' | 'from' | 'to' | 'duration' | 'amount';
  readonly direction: 'asc' | 'desc';
}

const sortKeys = {
  date: sql`u.date`,
  usageType: sql`u.usage_type collate "C"`,
  from: sql`u.from_number collate "C"`,
  to: sql`u.to_number collate "C"`,
  duration: sql`u.duration`,
  amount: sql`u.amount`,
} as const;

interface UsageRow {
  readonly id: string;
  readonly date: Date;
  readonly usage_type: UsageRecord['usageType'];
  readonly direction: UsageRecord['direction'];
  readonly from_number: string;
  readonly to_number: string;
  readonly teammate_name: string;
  readonly duration: number;
  readonly units: number;
  readonly rate: string;
  readonly amount: string;
  readonly currency: UsageRecord['currency'];
  readonly person_id: string | null;
  readonly outcome: UsageRecord['outcome'];
  readonly outcome_by: 'teammate' | 'team' | 'external' | null;
  readonly outcome_by_id: string | null;
  readonly outcome_by_name: string;
  readonly owner_type: 'company' | 'teammate' | null;
  readonly owner_id: string | null;
  readonly is_caller_blocked: boolean;
}

/** A record as the API answers it (annex F6). */
function toUsageRecord(row: UsageRow): UsageRecord {
  return {
    id: row.id,
    date: row.date.toISOString(),
    usageType: row.usage_type,
    direction: row.direction,
    from: row.from_number,
    to: row.to_number,
    teammateName: row.teammate_name,
    duration: row.duration,
    units: row.units,
    rate: Number(row.rate),
    amount: Number(row.amount),
    currency: row.currency,
    teammateId: row.person_id,
    outcome: row.outcome,
    takenBy:
      row.outcome_by === null
        ? null
        : { kind: row.outcome_by, id: row.outcome_by_id, name: row.outcome_by_name },
    owner:
      row.owner_type === null || row.owner_id === null
        ? null
        : { kind: row.owner_type, id: row.owner_id },
    isCallerBlocked: row.is_caller_blocked,
  };
}

/** Records of a page in their order. */
export async function selectUsage(
  tx: Tx,
  listing: UsageListing,
  page: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<UsageRecord[]> {
  const order = listing.direction === 'asc' ? sql`asc` : sql`desc`;
  const inOrder = sql`order by ${sortKeys[listing.sortBy]} ${order}, u.id ${order}`;
  const { rows } = await sql<UsageRow>`
    with page as (
      select u.* from usage_record u where ${usageConditions(listing)}
      ${inOrder} limit ${page.limit} offset ${page.offset})
    select u.*, p.id as person_id, n.owner_type, n.owner_id,
      u.direction = 'inbound' and exists (select from blacklist_entry b
        where b.tenant_id = u.tenant_id and b.direction = 'inbound' and b.number = u.from_number)
        as is_caller_blocked
    from page u
    left join teammate p on p.tenant_id = u.tenant_id and p.id = u.teammate_id
      and p.status <> 'cancel'
    left join phone_number n on n.tenant_id = u.tenant_id and n.number = ${ownNumber}
    ${inOrder}`.execute(tx);
  return rows.map(toUsageRecord);
}

/** How many records there are. */
export async function countUsage(tx: Tx, scope: UsageScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(u.calls), 0)::integer as total from (${usedBy('number', scope)}) as u`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}
