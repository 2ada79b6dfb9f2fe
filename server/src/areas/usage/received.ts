import type { CallAnswer } from '@jackfield/contract';
import { mostReceivedCalls, type receivedCalls } from '@jackfield/contract/api/usage';
import type { Tx } from '../../platform/database.ts';

const days = 30;
const day = 86_400_000;

/** Calls from outside that came in within the last 30 days, the newest first (annex J4). */
export async function callsReceived(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<CallAnswer<typeof receivedCalls>> {
  const since = new Date(now.getTime() - days * day);
  const received = tx
    .selectFrom('usage_record')
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', 'inbound')
    .where('usage_type', '<>', 'sms')
    .where('date', '>=', since)
    .where('date', '<=', now);
  const rows = await received
    .select(['to_number', 'from_number', 'date'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostReceivedCalls)
    .execute();
  const { total } = await received
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const places = new Map<string, number>();
  for (const { to_number: number } of rows) {
    if (!places.has(number)) places.set(number, places.size);
  }
  return {
    since: since.toISOString(),
    total: Number(total),
    numbers: [...places.keys()],
    calls: rows.map(({ to_number, from_number, date }) => [
      places.get(to_number) ?? 0,
      Math.floor(new Date(date).getTime() / 1000),
      from_number || null,
    ]),
  };
}
