import { type Cents, parseCents, sumCents, toCents } from '@jackfield/domain';
import type { CapKind } from '@jackfield/contract/api/spend-guard';
import { dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { countryName } from '@jackfield/domain/dialing';
import { isNight, isSpike, levelReached, nightUntil } from '@jackfield/domain/spend-guard';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { Noticing } from '../../platform/services.ts';
import { hoursWithin, type Spent } from './count-spending.ts';
import { capsOf, dayAt, type GuardedAccount } from './guarded-account.ts';
import { stopCalls } from './stop-calls.ts';
import { type Alert, notifyOnce } from './notify-alert.ts';
import { usualHour } from './usual-hour.ts';

const hour = 3_600_000;

/** Callers notice nothing. */
const nobody = () => [];

interface Driver {
  readonly person: string;
  readonly person_name: string;
  readonly country: string;
  readonly cents: Cents;
}

/** What was spent under one of the caps today, and who drove it. */
interface Measure {
  readonly kind: CapKind;
  readonly subject: string;
  readonly subjectName: string;
  readonly cents: Cents;
  /** Those under the cap, the dearest call abroad first. */
  readonly drivers: readonly Driver[];
}

interface Watch {
  readonly spent: readonly Spent[];
  readonly now: Date;
  readonly publicUrl: string;
  readonly noticing: Noticing;
}

/**
 * Looks at what an account has spent, once it was counted: tells what is to be told and stops calls
 * abroad where a cap is reached (annex J7). What happened on earlier days stops nothing any more.
 */
export async function watchSpending(
  tx: Tx,
  account: GuardedAccount,
  { spent, now, publicUrl, noticing }: Watch,
): Promise<void> {
  const today = dayAt(account, now);
  const ofToday = spent.filter(({ at, cents }) => cents > 0 && dayAt(account, at) === today);
  if (ofToday.length === 0) return;
  const endOfDay = new Date(instantAt(account.timeZone, { day: today + 1, minutes: 0 }));
  const notify = (alert: Omit<Alert, 'at'>) =>
    notifyOnce(tx, account, { ...alert, at: now }, publicUrl);
  await watchNight(account, ofToday, notify);
  const hourly = await measureHour(tx, account, ofToday, today);
  await watchSpike(tx, account, { hourly, now, notify });
  const caps = capsOf(account.guard);
  for (const measure of [hourly, ...(await measureDay(tx, account, ofToday, today))]) {
    const { kind, subject, subjectName, cents, drivers } = measure;
    const cap = caps[kind];
    const level = levelReached(cents, cap);
    if (level === null) continue;
    const [driver] = drivers;
    const reached = {
      kind,
      subject,
      subjectName,
      cap,
      spent: cents,
      person: driver?.person ?? '',
      personName: driver?.person_name ?? '',
      country: driver?.country ?? '',
    };
    const stop = { ...reached, at: now, noticing };
    const callers = level === 100 ? await stopCalls(tx, account, stop) : nobody;
    if (callers !== null) {
      const until = kind === 'hour' ? new Date(now.getTime() + hour) : endOfDay;
      await notify({ ...reached, level, until, callers });
    }
  }
}

type Notify = (alert: Omit<Alert, 'at'>) => Promise<void>;

/** The first call abroad of a night. */
async function watchNight(account: GuardedAccount, spent: readonly Spent[], notify: Notify) {
  const { timeZone } = account;
  const call = spent.find(
    ({ at, country }) => country !== '' && isNight(localTimeAt(timeZone, at.getTime()).minutes),
  );
  if (call === undefined) return;
  const local = localTimeAt(timeZone, call.at.getTime());
  const morning = local.minutes < nightUntil * 60 ? local.day : local.day + 1;
  await notify({
    kind: 'night',
    subject: '',
    subjectName: '',
    level: 0,
    cap: toCents(0),
    spent: call.cents,
    personName: call.personName,
    country: call.country,
    callers: nobody,
    until: new Date(instantAt(timeZone, { day: morning, minutes: nightUntil * 60 })),
  });
}

/** An hour that costs five times what it does usually. */
async function watchSpike(
  tx: Tx,
  account: GuardedAccount,
  { hourly, now, notify }: { hourly: Measure; now: Date; notify: Notify },
) {
  const usual = await usualHour(tx, account, now);
  if (usual === null || !isSpike(hourly.cents, usual, capsOf(account.guard).hour)) return;
  const [driver] = hourly.drivers;
  await notify({
    kind: 'spike',
    subject: '',
    subjectName: '',
    level: 0,
    cap: usual,
    spent: hourly.cents,
    personName: driver?.person_name ?? '',
    country: driver?.country ?? '',
    callers: nobody,
    until: new Date(now.getTime() + hour),
  });
}

/** The dearest 60 minutes that end with what is new today. */
async function measureHour(
  tx: Tx,
  { tenantId, guard, timeZone }: GuardedAccount,
  spent: readonly Spent[],
  today: number,
): Promise<Measure> {
  const times = spent.map(({ at }) => at.getTime());
  const last = Math.max(...times) + hour;
  const hours = await hoursWithin(tx, {
    tenantId,
    from: guard.hour_from,
    first: new Date(Math.min(...times)),
    last: new Date(Math.min(last, instantAt(timeZone, { day: today + 1, minutes: 0 }) - 1)),
  });
  const dearest = hours.reduce((one, other) => (other.cents > one.cents ? other : one), {
    at: new Date(last),
    cents: toCents(0),
  });
  const { rows } = await sql<Omit<Driver, 'cents'> & { amount: string }>`
    select coalesce(u.teammate_id::text, '') as person, max(u.teammate_name) as person_name,
      u.country, sum(u.amount)::text as amount
    from usage_record u
    where u.tenant_id = ${tenantId} and u.amount > 0 and u.date <= ${dearest.at}
      and u.date >= ${new Date(dearest.at.getTime() - hour)} and u.date > ${guard.hour_from}
    group by 1, 3 order by (u.country = ''), sum(u.amount) desc, 1`.execute(tx);
  const drivers = rows.map(({ amount, ...driver }) => ({ ...driver, cents: parseCents(amount) }));
  return { kind: 'hour', subject: '', subjectName: '', cents: dearest.cents, drivers };
}

/** What today costs: in all, for each user and each country of which something is new. */
async function measureDay(
  tx: Tx,
  { tenantId }: GuardedAccount,
  spent: readonly Spent[],
  today: number,
): Promise<Measure[]> {
  const rows = await tx
    .selectFrom('spend_driver')
    .select(['person', 'person_name', 'country', 'amount'])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', dayText(today))
    .execute();
  const all = rows
    .map(({ amount, ...driver }) => ({ ...driver, cents: parseCents(amount) }))
    .toSorted(
      (one, other) =>
        Number(one.country === '') - Number(other.country === '') || other.cents - one.cents,
    );
  const measure = (kind: CapKind, subject: string, subjectName: string, drivers: Driver[]) => ({
    kind,
    subject,
    subjectName,
    cents: sumCents(drivers.map((driver) => driver.cents)),
    drivers,
  });
  const people = new Map(spent.filter(({ person }) => person).map((s) => [s.person, s.personName]));
  const places = new Set(spent.map(({ country }) => country).filter((country) => country !== ''));
  return [
    measure('day', '', '', all),
    ...[...people].map(([person, name]) =>
      measure(
        'user',
        person,
        name,
        all.filter((each) => each.person === person),
      ),
    ),
    ...[...places].map((country) =>
      measure(
        'country',
        country,
        countryName(country),
        all.filter((each) => each.country === country),
      ),
    ),
  ];
}
