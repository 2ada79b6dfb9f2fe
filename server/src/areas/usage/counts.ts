import type { UsageCount } from '@jackfield/contract/api/usage';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { type UsageScope, usageConditions } from './scope.ts';

/** Most days of an answer; longer ranges show their last ones. */
const mostDays = 92;

/** Calls and messages of each day; each of them counts once, so that the parts add up. */
export async function countsByDay(tx: Tx, scope: UsageScope): Promise<UsageCount[]> {
  const { timeZone, startDate = null, endDate = null } = scope;
  const isMessage = sql`d.usage_type = 'sms'`;
  const count = (which: RawBuilder<unknown>) => sql`(count(*) filter (where ${which}))::integer`;
  const { rows } = await sql<Omit<UsageCount, 'amount'> & { amount: string }>`
    with d as (
      select (u.date at time zone ${timeZone})::date as day, u.usage_type, u.direction, u.amount
      from usage_record u where ${usageConditions(scope)}
    )
    select to_char(r.day, 'YYYY-MM-DD') as day,
      ${count(sql`d.direction = 'inbound' and not ${isMessage}`)} as inbound,
      ${count(sql`d.direction = 'outbound' and not ${isMessage}`)} as outbound,
      ${count(isMessage)} as messages,
      coalesce(sum(d.amount), 0)::text as amount
    from generate_series(
      greatest(${startDate}::date, ${endDate}::date - ${mostDays - 1}::integer),
      ${endDate}::date, interval '1 day') as r(day)
    left join d on d.day = r.day::date
    group by r.day order by r.day`.execute(tx);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
