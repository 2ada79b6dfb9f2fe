import { sumAmounts } from '@jackfield/domain';
import type { UsageParts, UsageShare } from '@jackfield/contract/api/usage';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { destinationOf, usedBy, type UsagePart, type UsageScope } from './scope.ts';

/** Most users, numbers and destinations of an answer. */
const mostShares = 50;

const isAbroad = sql`u.usage_type = 'international'`;
const part = {
  inbound: sql`u.direction = 'inbound' and not ${isAbroad}`,
  outbound: sql`u.direction = 'outbound' and not ${isAbroad}`,
  international: isAbroad,
};

/** Minutes and messages do not add up, so messages count where only they were asked for. */
const countsUnits = (usageType: UsageScope['usageType']) =>
  usageType === 'sms' ? sql`true` : sql`u.usage_type <> 'sms'`;

const sumOf = (of: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  sql`coalesce(sum(${of}) filter (where ${which}), 0)`;

/** Columns of the units and of the spend of a group, by part; amounts as text. */
export function partColumns(usageType: UsageScope['usageType']): RawBuilder<unknown> {
  const columns = Object.entries(part).flatMap(([name, which]) => [
    sql`${sumOf(sql`u.units`, sql`${countsUnits(usageType)} and ${which}`)}::integer as ${sql.ref(`${name}_units`)}`,
    sql`${sumOf(sql`u.amount`, which)}::text as ${sql.ref(`${name}_spend`)}`,
  ]);
  return sql.join(columns);
}

type PartNames = keyof UsageParts;
/** A row of `partColumns`. */
export type PartRow = { readonly [Name in PartNames as `${Name}_units`]: number } & {
  readonly [Name in PartNames as `${Name}_spend`]: string;
};

/** Units and spend of a row. */
export const toParts = (row: PartRow) => ({
  units: {
    inbound: row.inbound_units,
    outbound: row.outbound_units,
    international: row.international_units,
  },
  spend: {
    inbound: Number(row.inbound_spend),
    outbound: Number(row.outbound_spend),
    international: Number(row.international_spend),
  },
});

interface ShareRow extends PartRow {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly duration: number;
  readonly amount: string;
}

async function sharesBy(
  tx: Tx,
  scope: UsageScope,
  by: UsagePart,
  limit: RawBuilder<unknown> = sql``,
): Promise<UsageShare[]> {
  const { rows } = await sql<ShareRow>`
    select u.key, coalesce((array_agg(u.name order by u.at desc))[1], '') as name,
      sum(u.calls)::integer as count, coalesce(sum(u.duration), 0)::integer as duration,
      coalesce(sum(u.amount), 0)::text as amount, ${partColumns(scope.usageType)}
    from (${usedBy(by, scope)}) as u
    group by 1 order by sum(u.amount) desc, 1 ${limit}`.execute(tx);
  return rows.map(({ key: of, name, count, duration, amount, ...parts }) => ({
    key: of,
    name,
    count,
    duration,
    amount: Number(amount),
    ...toParts(parts),
  }));
}

const most = sql`limit ${mostShares}`;

/** Who used how much. */
export const sharesByUser = (tx: Tx, scope: UsageScope) => sharesBy(tx, scope, 'user', most);

/** How much each own number used. */
export async function sharesByNumber(tx: Tx, scope: UsageScope): Promise<UsageShare[]> {
  const shares = await sharesBy(tx, scope, 'number', most);
  return shares.map((share) => ({ ...share, name: share.key }));
}

const add = (one: number, other: number) => sumAmounts([one, other]);

const addParts = (one: UsageParts, other: UsageParts): UsageParts => ({
  inbound: add(one.inbound, other.inbound),
  outbound: add(one.outbound, other.outbound),
  international: add(one.international, other.international),
});

/** Where the calls and messages went to, or came from. */
export async function sharesByDestination(tx: Tx, scope: UsageScope): Promise<UsageShare[]> {
  const shares = new Map<string, UsageShare>();
  for (const share of await sharesBy(tx, scope, 'destination')) {
    const key = destinationOf(share.key);
    const before = shares.get(key);
    shares.set(key, {
      key,
      name: key,
      count: share.count + (before?.count ?? 0),
      duration: share.duration + (before?.duration ?? 0),
      amount: add(share.amount, before?.amount ?? 0),
      units: before ? addParts(share.units, before.units) : share.units,
      spend: before ? addParts(share.spend, before.spend) : share.spend,
    });
  }
  return [...shares.values()].toSorted((a, b) => b.amount - a.amount).slice(0, mostShares);
}
