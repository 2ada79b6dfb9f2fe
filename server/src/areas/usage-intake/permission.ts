import type { CallAnswer } from '@jackfield/contract';
import type { supportCallPermission } from '@jackfield/contract/api/usage-intake';
import { mayCallOut, type OutgoingCall } from '@jackfield/domain/spend-guard';
import type { Tx } from '../../platform/database.ts';
import { selectCallable } from '../call-handling/callable-countries.ts';
import { heldStops, toStop } from '../spend-guard/stops.ts';
import { tenantRow } from '../tenant/repository.ts';

/** May a call of the account go out now? Throws 404 for an account that is not there. */
export async function callPermission(
  tx: Tx,
  tenantId: string,
  call: OutgoingCall,
): Promise<CallAnswer<typeof supportCallPermission>> {
  const { balance } = await tenantRow(tx, tenantId);
  const where = await selectCallable(tx, tenantId);
  const stops = await heldStops(tx, tenantId);
  const verdict = mayCallOut(call, { ...where, stops, hasCredit: Number(balance) > 0 });
  if (verdict.isAllowed) return { isAllowed: true, because: null, stop: null };
  const { because } = verdict;
  return { isAllowed: false, because, stop: because === 'stopped' ? toStop(verdict.stop) : null };
}
