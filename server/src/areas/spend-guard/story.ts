import type { GuardStopStory } from '@jackfield/contract/api/spend-guard';
import { instantAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { dayAt } from './guarded-account.ts';
import { type StopRow, toStop } from './stops.ts';

const quarter = 900_000;
const hour = 3_600_000;
/** Hours before a stop that its picture shows. */
const hoursShown = 4;

interface DriverRow {
  readonly personId: string | null;
  readonly personName: string;
  readonly country: string;
  readonly calls: number;
  readonly duration: number;
  readonly amount: string;
}

/** How it came to a stop. Throws 404 for one that the account does not have. */
export async function storyOf(tx: Tx, tenantId: string, id: string): Promise<GuardStopStory> {
  const row = await readRow(tx, 'guard_stop', { tenantId, id });
  const { time_zone: timeZone } = await accountRow(tx, tenantId);
  const startOfDay = new Date(
    instantAt(timeZone, { day: dayAt({ timeZone }, row.at), minutes: 0 }),
  );
  const since = row.kind === 'hour' ? new Date(row.at.getTime() - hour) : startOfDay;
  const under = underCap(tenantId, row);
  const { rows: drivers } = await sql<DriverRow>`
    select u.teammate_id as "personId", max(u.teammate_name) as "personName", u.country, count(*)::integer as calls,
      sum(u.duration)::integer as duration, sum(u.amount)::text as amount
    from usage_record u where ${under} and u.date >= ${since} and u.date <= ${row.at}
      and u.country <> ''
    group by u.teammate_id, u.country order by sum(u.amount) desc, 2, 3`.execute(tx);
  const alerts = await tx
    .selectFrom('guard_alert')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', startOfDay)
    .where('at', '<=', row.at)
    .where((or) =>
      or.or([
        or('kind', 'in', ['spike', 'night']),
        or.and([or('kind', '=', row.kind), or('subject', '=', row.subject)]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('level', 'desc')
    .execute();
  return {
    stop: toStop(row),
    quarters: await quartersOf(tx, row, under),
    drivers: drivers.map((driver) => ({ ...driver, amount: Number(driver.amount) })),
    personId: row.person || null,
    told: alerts.map((alert) => ({
      id: alert.id,
      kind: alert.kind,
      level: alert.level,
      cap: Number(alert.cap),
      spent: Number(alert.spent),
      personName: alert.person_name,
      country: alert.country,
      recipients: alert.recipients,
      at: alert.at.toISOString(),
    })),
  };
}

/** Records that count under the cap of a stop. */
function underCap(tenantId: string, { kind, subject }: StopRow) {
  const own = sql`u.tenant_id = ${tenantId} and u.amount > 0`;
  if (kind === 'user') return sql`${own} and u.teammate_id = ${subject}::uuid`;
  if (kind === 'country') return sql`${own} and u.country = ${subject}`;
  return own;
}

/** The running total of the hours before a stop, at the end of each quarter of an hour. */
async function quartersOf(tx: Tx, { at }: StopRow, under: ReturnType<typeof underCap>) {
  const end = Math.floor(at.getTime() / quarter) * quarter;
  const start = end - hoursShown * hour;
  const { rows } = await sql<{ at: Date; total: string }>`
    select q.at, coalesce(sum(u.amount), 0)::text as total
    from generate_series(${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz,
      interval '15 minutes') as q (at)
    left join usage_record u on ${under} and u.date >= ${new Date(start)}
      and u.date < q.at + interval '15 minutes' and u.date <= ${at}
    group by q.at order by q.at`.execute(tx);
  return rows.map((row) => ({ at: new Date(row.at).toISOString(), total: Number(row.total) }));
}
