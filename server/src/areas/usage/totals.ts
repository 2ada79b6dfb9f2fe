import type { Currency } from '@jackfield/contract';
import type { UsageDay, UsageTotals } from '@jackfield/contract/api/usage';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { usedBy, type UsageScope } from './scope.ts';
import {
  partColumns,
  type PartRow,
  sharesByDestination,
  sharesByNumber,
  sharesByUser,
  toParts,
} from './shares.ts';

/** Most days of an answer; longer ranges show their last ones. */
const mostDays = 400;

interface SumRow {
  readonly count: number;
  readonly duration: number;
  readonly amount: string;
}

/** Units and spend of every day from the first asked for, or used, to the last. */
async function daysOf(tx: Tx, scope: UsageScope): Promise<UsageDay[]> {
  const { startDate = null, endDate = null, usageType } = scope;
  const { rows } = await sql<PartRow & { day: string }>`
    with used as (${usedBy('destination', scope, { byDay: true })}), range as (
      select coalesce(${endDate}::date, max(day)) as last,
        greatest(coalesce(${startDate}::date, min(day)),
          coalesce(${endDate}::date, max(day)) - ${mostDays - 1}::integer) as first
      from used
    )
    select to_char(r.day, 'YYYY-MM-DD') as day, ${partColumns(usageType)}
    from range, generate_series(range.first, range.last, interval '1 day') as r(day)
    left join used u on u.day = r.day::date
    group by r.day order by r.day`.execute(tx);
  return rows.map(({ day, ...row }) => {
    const { units, spend } = toParts(row);
    return { day, ...units, spend };
  });
}

/** Sums of the usage by day, user, own number and destination (annex G9, CRED-05). */
export async function usageTotalsOf(
  tx: Tx,
  scope: UsageScope,
  currency: Currency,
): Promise<UsageTotals> {
  const { rows } = await sql<SumRow>`
    select coalesce(sum(u.calls), 0)::integer as count,
      coalesce(sum(u.duration), 0)::integer as duration, coalesce(sum(u.amount), 0)::text as amount
    from (${usedBy('destination', scope)}) as u`.execute(tx);
  const [all] = rows;
  if (all === undefined) throw new Error('A sum without a row.');
  return {
    count: all.count,
    duration: all.duration,
    amount: Number(all.amount),
    currency,
    days: await daysOf(tx, { ...scope, day: undefined }),
    users: await sharesByUser(tx, { ...scope, user: undefined }),
    numbers: await sharesByNumber(tx, { ...scope, number: undefined }),
    destinations: await sharesByDestination(tx, { ...scope, destination: undefined }),
  };
}
