import type { CallAnswer } from '@jackfield/contract';
import type { supportCallPermission } from '@jackfield/contract/api/usage-intake';
import { accountHold, mayCallOut, type OutgoingCall } from '@jackfield/domain/spend-guard';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { selectCallable } from '../call-handling/callable-countries.ts';
import { heldStops, toStop } from '../spend-guard/stops.ts';

/** May a call of the account go out now? Throws 404 for an account that is not there. */
export async function callPermission(
  tx: Tx,
  { tenantId, now, ...call }: OutgoingCall & { readonly tenantId: string; readonly now: Date },
): Promise<CallAnswer<typeof supportCallPermission>> {
  const account = await accountRow(tx, tenantId);
  const where = await selectCallable(tx, tenantId);
  const stops = await heldStops(tx, tenantId);
  const { status, is_trial: isTrial, trial_ends_at: trialEndsAt } = account;
  const verdict = mayCallOut(call, {
    ...where,
    stops,
    hasCredit: Number(account.balance) > 0,
    hold: accountHold({ status, isTrial, trialEndsAt }, now),
  });
  if (verdict.isAllowed) return { isAllowed: true, because: null, stop: null };
  const { because } = verdict;
  return { isAllowed: false, because, stop: because === 'stopped' ? toStop(verdict.stop) : null };
}
