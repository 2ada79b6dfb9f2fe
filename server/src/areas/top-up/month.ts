import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** First days of the month of the account that an instant is in, and of the next one. */
export function monthAt(timeZone: string, at: Date): { month: string; nextMonth: string } {
  const [year = 0, month = 1] = dayText(localTimeAt(timeZone, at.getTime()).day)
    .split('-')
    .map(Number);
  const first = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return { month: first(month - 1), nextMonth: first(month) };
}

/** What a month has added by itself, in text; what is on its way counts, what failed does not. */
export async function usedIn(tx: Tx, tenantId: string, month: string): Promise<string> {
  const { rows } = await sql<{ used: string }>`
    select coalesce(sum(b.amount), 0)::numeric(12, 2)::text as used
    from top_up u join balance_transaction b on b.id = u.transaction_id
    where u.tenant_id = ${tenantId} and u.month = ${month} and b.status <> 'failed'`.execute(tx);
  return rows[0]?.used ?? '0.00';
}
