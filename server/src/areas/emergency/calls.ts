import type { EmergencyCall } from '@jackfield/contract/api/emergency-call';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { selectPage, type WantedPage } from '../../platform/list.ts';
import type { Tables } from '../../platform/tables.ts';

/** Of what stands on every page. */
const day = 86_400_000;
const mostShown = 10;

/** Reads back what help would be told, and calls nobody. */
export const testNumber = '933';

const toCall = (row: Selectable<Tables['emergency_call']>): EmergencyCall => ({
  id: row.id,
  teammateId: row.teammate_id,
  teammateName: row.teammate_name,
  extension: row.extension,
  number: row.number,
  isTest: row.number === testNumber,
  from: row.from_number,
  address: row.address,
  startedAt: row.started_at.toISOString(),
});

const newestFirst = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('emergency_call')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('started_at', 'desc')
    .orderBy('id');

/** Calls for help of the last 24 hours, the newest first. */
export async function recentCalls(tx: Tx, tenantId: string, now: Date): Promise<EmergencyCall[]> {
  const rows = await newestFirst(tx, tenantId)
    .where('started_at', '>', new Date(now.getTime() - day))
    .limit(mostShown)
    .execute();
  return rows.map(toCall);
}

/** A page of the calls for help of all time, or of the test calls. */
export async function logOfCalls(
  tx: Tx,
  of: { tenantId: string; isTest: boolean },
  page: WantedPage,
) {
  const query = newestFirst(tx, of.tenantId).where('number', of.isTest ? '=' : '<>', testNumber);
  const { rows, total } = await selectPage(tx, query, page);
  return { items: rows.map(toCall), total };
}
