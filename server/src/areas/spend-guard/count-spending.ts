import { type Cents, parseCents, sumCents, toDecimal } from '@jackfield/domain';
import { dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { dayAt, type GuardedAccount } from './guarded-account.ts';

/** A call or message that was charged. */
export interface Spent {
  readonly at: Date;
  readonly cents: Cents;
  /** Empty for a number of the company. */
  readonly person: string;
  readonly personName: string;
  /** Where the call went, alpha-3; empty at home. */
  readonly country: string;
  readonly duration: number;
}

const hour = 3_600_000;

/** Sums by a key, in the order in which the keys come first. */
function sumBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  return [...Map.groupBy(rows, keyOf).values()].map((group) => [group[0] as Row, group] as const);
}

const total = (spent: readonly Spent[]) => sumCents(spent.map((one) => one.cents));

/** Adds what was spent to the sums of days, hours and people, in the caller's transaction. */
export async function countSpending(
  tx: Tx,
  account: GuardedAccount,
  spent: readonly Spent[],
): Promise<void> {
  const { tenantId, timeZone } = account;
  const charged = spent.filter(({ cents }) => cents > 0);
  if (charged.length === 0) return;
  const dayOf = ({ at }: Spent) => dayText(dayAt(account, at));
  const days = sumBy(charged, dayOf).map(([first, group]) => {
    const home = toDecimal(total(group.filter(({ country }) => country === '')));
    const abroad = toDecimal(total(group.filter(({ country }) => country !== '')));
    return sql`(${tenantId}, ${dayOf(first)}, ${home}, ${abroad})`;
  });
  await sql`insert into spend_day (tenant_id, day, home, abroad) values ${sql.join(days)}
    on conflict (tenant_id, day) do update
      set home = spend_day.home + excluded.home, abroad = spend_day.abroad + excluded.abroad`.execute(
    tx,
  );
  const hourOf = ({ at }: Spent) => {
    const { day, minutes } = localTimeAt(timeZone, at.getTime());
    return new Date(instantAt(timeZone, { day, minutes: minutes - (minutes % 60) })).toISOString();
  };
  const hours = sumBy(charged, hourOf).map(
    ([first, group]) => sql`(${tenantId}, ${hourOf(first)}, ${toDecimal(total(group))})`,
  );
  await sql`insert into spend_hour (tenant_id, hour, amount) values ${sql.join(hours)}
    on conflict (tenant_id, hour) do update
      set amount = spend_hour.amount + excluded.amount`.execute(tx);
  const driverOf = (row: Spent) => `${dayOf(row)} ${row.person} ${row.country}`;
  const drivers = sumBy(charged, driverOf).map(([first, group]) => {
    const { person, personName, country } = first;
    const duration = group.reduce((sum, each) => sum + each.duration, 0);
    return sql`(${tenantId}, ${dayOf(first)}, ${person}, ${personName}, ${country},
      ${group.length}, ${duration}, ${toDecimal(total(group))})`;
  });
  await sql`insert into spend_driver
      (tenant_id, day, person, person_name, country, calls, duration, amount)
    values ${sql.join(drivers)}
    on conflict (tenant_id, day, person, country) do update
      set person_name = excluded.person_name, calls = spend_driver.calls + excluded.calls,
        duration = spend_driver.duration + excluded.duration,
        amount = spend_driver.amount + excluded.amount`.execute(tx);
  await raisePeaks(tx, account, charged);
}

/** A record, and what its account spent in the 60 minutes that ended with it. */
interface HourRow {
  readonly date: Date;
  readonly hour: string;
}

/**
 * What was spent in the 60 minutes that ended with each record between two instants; of what came
 * after `from` only.
 */
export async function hoursWithin(
  tx: Tx,
  { tenantId, from, first, last }: { tenantId: string; from: Date; first: Date; last: Date },
): Promise<{ at: Date; cents: Cents }[]> {
  const { rows } = await sql<HourRow>`
    select * from (
      select u.date, sum(u.amount) over (order by u.date
        range between interval '60 minutes' preceding and current row)::text as hour
      from usage_record u
      where u.tenant_id = ${tenantId} and u.amount > 0
        and u.date >= ${new Date(first.getTime() - hour)} and u.date <= ${last}
        and u.date > ${from}
    ) h where h.date >= ${first} order by h.date`.execute(tx);
  return rows.map(({ date, hour: amount }) => ({ at: new Date(date), cents: parseCents(amount) }));
}

/** A record that comes late makes the hours after it dearer too. */
async function raisePeaks(tx: Tx, account: GuardedAccount, spent: readonly Spent[]) {
  const { tenantId } = account;
  const times = spent.map(({ at }) => at.getTime());
  const hours = await hoursWithin(tx, {
    tenantId,
    from: new Date(0),
    first: new Date(Math.min(...times)),
    last: new Date(Math.max(...times) + hour),
  });
  const byDay = Map.groupBy(hours, ({ at }) => dayText(dayAt(account, at)));
  const peaks = Array.from(byDay, ([day, group]) => {
    const { cents, at } = group.reduce((one, other) => (other.cents > one.cents ? other : one));
    return sql`(${day}::date, ${toDecimal(cents)}::numeric, ${at}::timestamptz)`;
  });
  if (peaks.length === 0) return;
  await sql`update spend_day s set peak = new.peak, peak_at = new.at
    from (values ${sql.join(peaks)}) as new (day, peak, at)
    where s.tenant_id = ${tenantId} and s.day = new.day and s.peak < new.peak`.execute(tx);
}
