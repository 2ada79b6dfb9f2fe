import type { Currency } from '@jackfield/contract';
import type { UsageDay, UsageShare, UsageTotals } from '@jackfield/contract/api/usage';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { type UsageScope, usageConditions } from './scope.ts';

/** Most users and numbers of an answer. */
const mostShares = 50;
/** Most days of an answer; longer ranges show their last ones. */
const mostDays = 400;

const sums = sql`count(*)::integer as count, coalesce(sum(u.duration), 0)::integer as duration,
  coalesce(sum(u.amount), 0)::text as amount`;

interface SumRow {
  readonly count: number;
  readonly duration: number;
  readonly amount: string;
}

const toSums = ({ count, duration, amount }: SumRow) => ({
  count,
  duration,
  amount: Number(amount),
});

async function sharesBy(
  tx: Tx,
  scope: UsageScope,
  name: RawBuilder<unknown>,
): Promise<UsageShare[]> {
  const { rows } = await sql<SumRow & { name: string }>`
    select ${name} as name, ${sums} from usage_record u
    where ${usageConditions(scope)} and ${name} <> ''
    group by 1 order by sum(u.amount) desc, 1 limit ${mostShares}`.execute(tx);
  return rows.map((row) => ({ name: row.name, ...toSums(row) }));
}

/**
 * Units of every day from the first asked for, or used, to the last. Minutes and messages do not
 * add up, so messages count where only they were asked for.
 */
async function daysOf(tx: Tx, scope: UsageScope): Promise<UsageDay[]> {
  const { timeZone, startDate = null, endDate = null, usageType } = scope;
  const counted = usageType === 'sms' ? sql`true` : sql`u.usage_type <> 'sms'`;
  const units = (which: RawBuilder<unknown>) =>
    sql`coalesce(sum(d.units) filter (where ${which}), 0)::integer`;
  const isInternational = sql`d.usage_type = 'international'`;
  const { rows } = await sql<UsageDay>`
    with d as (
      select (u.date at time zone ${timeZone})::date as day, u.usage_type, u.direction, u.units
      from usage_record u where ${usageConditions(scope)} and ${counted}
    ), range as (
      select coalesce(${endDate}::date, max(day)) as last,
        greatest(coalesce(${startDate}::date, min(day)),
          coalesce(${endDate}::date, max(day)) - ${mostDays - 1}::integer) as first
      from d
    )
    select to_char(r.day, 'YYYY-MM-DD') as day,
      ${units(sql`d.direction = 'inbound' and not ${isInternational}`)} as inbound,
      ${units(sql`d.direction = 'outbound' and not ${isInternational}`)} as outbound,
      ${units(isInternational)} as international
    from range, generate_series(range.first, range.last, interval '1 day') as r(day)
    left join d on d.day = r.day::date
    group by r.day order by r.day`.execute(tx);
  return rows;
}

/** Sums of the usage by day, user and own number (annex G9). */
export async function usageTotalsOf(
  tx: Tx,
  scope: UsageScope,
  currency: Currency,
): Promise<UsageTotals> {
  const { rows } = await sql<SumRow>`
    select ${sums} from usage_record u where ${usageConditions(scope)}`.execute(tx);
  const [all] = rows;
  if (all === undefined) throw new Error('A sum without a row.');
  const own = sql`case when u.direction = 'inbound' then u.to_number else u.from_number end`;
  return {
    ...toSums(all),
    currency,
    days: await daysOf(tx, scope),
    users: await sharesBy(tx, scope, sql`u.teammate_name`),
    numbers: await sharesBy(tx, scope, own),
  };
}
