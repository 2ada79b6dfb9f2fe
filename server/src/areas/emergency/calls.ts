import type { EmergencyCall } from '@jackfield/contract/api/emergency-call';
import type { Selectable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { selectPage, type WantedPage } from '../../platform/list.ts';
import { readRow } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';
import { recordChange } from '../../platform/write.ts';

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

/** Calls for help of the last 24 hours that no admin has marked as seen, the newest first. */
export async function recentCalls(tx: Tx, tenantId: string, now: Date): Promise<EmergencyCall[]> {
  const rows = await newestFirst(tx, tenantId)
    .where('started_at', '>', new Date(now.getTime() - day))
    .where('seen_at', 'is', null)
    .limit(mostShown)
    .execute();
  return rows.map(toCall);
}

/** Says for all admins that a call was seen; 404 for one that is not the account's. */
export async function seeCall(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    const call = await readRow(tx, 'emergency_call', { tenantId, id }, 'update');
    if (call.seen_at !== null) return;
    await tx
      .updateTable('emergency_call')
      .set({ seen_at: context.clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    await recordChange(
      tx,
      context,
      { entity: 'teammate', id: call.teammate_id, action: 'teammate.emergencySeen' },
      {
        before: {},
        after: { number: call.number },
        name: call.teammate_name,
        events: [{ method: 'UpdateEntityAsync', eventType: 'emergency', id }],
        version: null,
      },
    );
  });
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
