import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** What an account without a card may use in a month, over all its people. */
export interface FairUse {
  readonly minutes: number;
  readonly messages: number;
}

/**
 * Whether an account has no card and used more than fair use allows within the calendar month of its
 * time zone (OP-35).
 */
export async function isBeyondFairUse(
  tx: Tx,
  { tenantId, now, fairUse }: { tenantId: string; now: Date; fairUse: FairUse },
): Promise<boolean> {
  const card = await tx
    .selectFrom('payment_method')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  if (card !== undefined) return false;
  const { rows } = await sql<{ minutes: number; messages: number }>`
    select coalesce(sum(u.units) filter (where u.usage_type <> 'sms'), 0)::integer as minutes,
      coalesce(sum(u.units) filter (where u.usage_type = 'sms'), 0)::integer as messages
    from tenant t join usage_record u on u.tenant_id = t.id and u.date <= ${now}
      and u.date >= date_trunc('month', ${now}::timestamptz at time zone t.time_zone)
        at time zone t.time_zone
    where t.id = ${tenantId}`.execute(tx);
  const [used] = rows;
  if (used === undefined) return false;
  return used.minutes > fairUse.minutes || used.messages > fairUse.messages;
}
