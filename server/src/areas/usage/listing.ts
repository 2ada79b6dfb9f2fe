import type { UsageRecord } from '@jackfield/contract/api/usage';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { WantedPage } from '../../platform/list.ts';
import { type UsageScope, usageConditions } from './scope.ts';

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
  };
}

/** Records of a page in their order. */
export async function selectUsage(
  tx: Tx,
  listing: UsageListing,
  page: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<UsageRecord[]> {
  const order = listing.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<UsageRow>`
    select u.* from usage_record u where ${usageConditions(listing)}
    order by ${sortKeys[listing.sortBy]} ${order}, u.id ${order}
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows.map(toUsageRecord);
}

/** How many records there are. */
export async function countUsage(tx: Tx, scope: UsageScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from usage_record u
    where ${usageConditions(scope)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
