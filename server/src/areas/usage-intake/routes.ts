import type { CallAnswer } from '@jackfield/contract';
import { supportCallPermission, supportUsage } from '@jackfield/contract/api/usage-intake';
import { accountHold, mayCallOut, type OutgoingCall } from '@jackfield/domain/spend-guard';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { selectCallable } from '../call-handling/callable-countries.ts';
import { heldStops, toStop } from '../spend-guard/stops.ts';
import { ingestUsage, type IntakeParts } from './ingest-usage.ts';

/** May a call of the account go out now? Throws 404 for an account that is not there. */
async function callPermission(
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

/** What the switch asks and tells, by the support key (annex A8); the exchange asks too. */
const usageIntakePolicy = definePolicy({
  'support.usage': { who: ['support'] },
  'support.callPermission': { who: ['support', 'exchange'] },
});

/** What the switch tells of calls, and what it asks before one goes out (annex J7). */
export function addUsageIntakeRoutes(app: FastifyInstance, parts: IntakeParts): void {
  addPolicy(app, usageIntakePolicy);

  addRoute(app, supportUsage, ({ body }) => ingestUsage(parts, body.records));

  addRoute(app, supportCallPermission, ({ body }) =>
    parts.db.tenant(body.tenantId, (tx) =>
      callPermission(tx, {
        tenantId: body.tenantId,
        now: parts.clock.now(),
        to: body.to,
        person: body.teammateId?.toLowerCase() ?? null,
      }),
    ),
  );
}
