import type { CallStop } from '@jackfield/contract/api/routing-call';
import { saidStop } from '@jackfield/domain/routing';
import type { Tx } from '../../platform/database.ts';

/** The way of a call, in the language of whoever reads it; null where none was told. */
export async function selectWay(
  tx: Tx,
  tenantId: string,
  callId: string | null,
): Promise<CallStop[] | null> {
  const found = await tx
    .selectFrom('call_way')
    .select('way')
    .where('tenant_id', '=', tenantId)
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return found?.way.map(saidStop) ?? null;
}
