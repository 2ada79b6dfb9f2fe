import {
  guardDays,
  type GuardSpending,
  type SpendDriver,
} from '@jackfield/contract/api/spend-guard';
import { dayText } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { accountRow } from '../../platform/rows.ts';
import { dayAt } from './guarded-account.ts';

interface DayRow {
  readonly day: string;
  readonly home: string;
  readonly abroad: string;
  readonly peak: string;
  readonly peak_at: Date | null;
}

interface HighestRow {
  readonly name: string;
  readonly day: string;
  readonly amount: string;
}

/** What the last 30 days cost, by which a cap is chosen. */
export async function spendingOf(tx: Tx, tenantId: string, now: Date): Promise<GuardSpending> {
  const { time_zone: timeZone } = await accountRow(tx, tenantId);
  const today = dayAt({ timeZone }, now);
  const last = sql`${dayText(today)}::date`;
  const first = sql`${dayText(today - guardDays + 1)}::date`;
  const { rows } = await sql<DayRow>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.home, 0)::text as home,
      coalesce(s.abroad, 0)::text as abroad, coalesce(s.peak, 0)::text as peak, s.peak_at
    from generate_series(${first}, ${last}, interval '1 day') as d (day)
    left join spend_day s on s.tenant_id = ${tenantId} and s.day = d.day::date
    order by d.day`.execute(tx);
  const within = sql`d.tenant_id = ${tenantId} and d.day between ${first} and ${last}`;
  const { rows: users } = await sql<HighestRow>`
    select max(d.person_name) as name, to_char(d.day, 'YYYY-MM-DD') as day,
      sum(d.amount)::text as amount
    from spend_driver d where ${within} and d.person <> ''
    group by d.person, d.day order by sum(d.amount) desc, d.day desc limit 1`.execute(tx);
  const { rows: countries } = await sql<HighestRow>`
    select d.country as name, to_char(d.day, 'YYYY-MM-DD') as day, sum(d.amount)::text as amount
    from spend_driver d where ${within} and d.country <> ''
    group by d.country, d.day order by sum(d.amount) desc, d.day desc limit 1`.execute(tx);
  const [user] = users;
  const [country] = countries;
  return {
    days: rows.map((row) => ({
      day: row.day,
      home: Number(row.home),
      abroad: Number(row.abroad),
      peak: Number(row.peak),
      peakAt: row.peak_at && new Date(row.peak_at).toISOString(),
    })),
    user: user ? { name: user.name, day: user.day, amount: Number(user.amount) } : null,
    country: country
      ? { country: country.name, day: country.day, amount: Number(country.amount) }
      : null,
  };
}

/** Who called abroad on a day of the account, the dearest first. */
export async function driversOf(tx: Tx, tenantId: string, day: string): Promise<SpendDriver[]> {
  const rows = await tx
    .selectFrom('spend_driver')
    .select(['person', 'person_name', 'country', 'calls', 'duration', 'amount'])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .where('country', '<>', '')
    .orderBy('amount', 'desc')
    .orderBy(byName('person_name'))
    .orderBy('country')
    .execute();
  return rows.map((row) => ({
    personId: row.person || null,
    personName: row.person_name,
    country: row.country,
    calls: row.calls,
    duration: row.duration,
    amount: Number(row.amount),
  }));
}
