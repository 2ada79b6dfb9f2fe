import { balanceDays } from '@jackfield/contract/api/balance';
import { parseCents, shareOf, toAmount } from '@jackfield/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** Fewest days with use from which a pace is told. */
const leastDays = 7;

interface DayRow {
  readonly day: string;
  readonly balance: string;
}

interface UseRow {
  readonly used: string;
  readonly days: number;
}

/** The credit at the end of each of the last 30 days of the account's zone, and what a day costs. */
export async function balanceHistoryOf(
  tx: Tx,
  { tenantId, timeZone, now }: { tenantId: string; timeZone: string; now: Date },
) {
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`;
  const { rows: days } = await sql<DayRow>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(last.balance_after, 0)::text as balance
    from generate_series(${today} - ${balanceDays - 1}::integer, ${today}, interval '1 day') as d (day)
    left join lateral (
      select b.balance_after from balance_transaction b
      where b.tenant_id = ${tenantId} and b.balance_after is not null
        and b.settled_at < (d.day::date + 1)::timestamp at time zone ${timeZone}
      order by b.settled_at desc, b.booked_seq desc limit 1
    ) last on true
    order by d.day`.execute(tx);
  const { rows: used } = await sql<UseRow>`
    select coalesce(-sum(b.amount), 0)::text as used,
      count(distinct (b.created_at at time zone ${timeZone})::date)::integer as days
    from balance_transaction b
    where b.tenant_id = ${tenantId} and b.transaction_type = 'usage' and b.status = 'succeeded'
      and b.created_at >= (${today} - ${balanceDays}::integer)::timestamp at time zone ${timeZone}
      and b.created_at < ${now}`.execute(tx);
  const [use] = used;
  const isKnown = use !== undefined && use.days >= leastDays && Number(use.used) > 0;
  return {
    days: days.map(({ day, balance }) => ({ day, balance: Number(balance) })),
    perDay: isKnown ? toAmount(shareOf(parseCents(use.used), 1, balanceDays)) : null,
  };
}
