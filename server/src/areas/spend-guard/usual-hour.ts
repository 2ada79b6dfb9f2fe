import { type Cents, parseCents, shareOf } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { dayAt, type GuardedAccount } from './guarded-account.ts';

/** Days over which an hour is usual, and fewest days with use by which one is known. */
const days = 30;
const leastDays = 7;

/**
 * What the hour of the clock that is now has cost on each of the last 30 days, in cents; null after
 * use on fewer than 7 of them.
 */
export async function usualHour(tx: Tx, account: GuardedAccount, now: Date): Promise<Cents | null> {
  const { tenantId, timeZone } = account;
  const today = dayAt(account, now);
  const hour = Math.floor(localTimeAt(timeZone, now.getTime()).minutes / 60);
  const local = sql`(h.hour at time zone ${timeZone})`;
  const { rows } = await sql<{ spent: string; days: number }>`
    select coalesce(sum(h.amount) filter (where extract(hour from ${local}) = ${hour}), 0)::text
        as spent,
      count(distinct ${local}::date)::integer as days
    from spend_hour h
    where h.tenant_id = ${tenantId}
      and h.hour >= ${dayText(today - days)}::date::timestamp at time zone ${timeZone}
      and h.hour < ${dayText(today)}::date::timestamp at time zone ${timeZone}`.execute(tx);
  const [known] = rows;
  if (known === undefined || known.days < leastDays) return null;
  return shareOf(parseCents(known.spent), 1, days);
}
