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
  for (const [first, group] of sumBy(charged, dayOf)) {
    const home = toDecimal(total(group.filter(({ country }) => country === '')));
    const abroad = toDecimal(total(group.filter(({ country }) => country !== '')));
    await sql`insert into spend_day (tenant_id, day, home, abroad)
      values (${tenantId}, ${dayOf(first)}, ${home}, ${abroad})
      on conflict (tenant_id, day) do update
        set home = spend_day.home + excluded.home, abroad = spend_day.abroad + excluded.abroad`.execute(
      tx,
    );
  }
  const hourOf = ({ at }: Spent) => {
    const { day, minutes } = localTimeAt(timeZone, at.getTime());
    return new Date(instantAt(timeZone, { day, minutes: minutes - (minutes % 60) })).toISOString();
  };
  for (const [first, group] of sumBy(charged, hourOf)) {
    await sql`insert into spend_hour (tenant_id, hour, amount)
      values (${tenantId}, ${hourOf(first)}, ${toDecimal(total(group))})
      on conflict (tenant_id, hour) do update
        set amount = spend_hour.amount + excluded.amount`.execute(tx);
  }
  const driverOf = (row: Spent) => `${dayOf(row)} ${row.person} ${row.country}`;
  for (const [first, group] of sumBy(charged, driverOf)) {
    const { person, personName, country } = first;
    const duration = group.reduce((sum, each) => sum + each.duration, 0);
    await sql`insert into spend_driver
        (tenant_id, day, person, person_name, country, calls, duration, amount)
      values (${tenantId}, ${dayOf(first)}, ${person}, ${personName}, ${country},
        ${group.length}, ${duration}, ${toDecimal(total(group))})
      on conflict (tenant_id, day, person, country) do update
        set person_name = excluded.person_name, calls = spend_driver.calls + excluded.calls,
          duration = spend_driver.duration + excluded.duration,
          amount = spend_driver.amount + excluded.amount`.execute(tx);
  }
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
  for (const [day, group] of Map.groupBy(hours, ({ at }) => dayText(dayAt(account, at)))) {
    const peak = group.reduce((one, other) => (other.cents > one.cents ? other : one));
    await sql`update spend_day set peak = ${toDecimal(peak.cents)}, peak_at = ${peak.at}
      where tenant_id = ${tenantId} and day = ${day} and peak < ${toDecimal(peak.cents)}`.execute(
      tx,
    );
  }
}
