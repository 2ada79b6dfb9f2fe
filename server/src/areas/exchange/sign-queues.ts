import type { CallAnswer } from '@jackfield/contract';
import { exchangeQueue } from '@jackfield/contract/api/exchange';
import { contextWithoutRequest, type RequestContext } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { queuesOf, signMember } from '../team/queues.ts';

type Parts = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

interface Signing {
  readonly accountId: string;
  readonly teammateId: string;
}

/**
 * Signs whose phone asks out of all their queues, or in where they are signed out of each, as their
 * own change. Throws 404 for nobody active, and for who is in no queue.
 */
export async function signQueues(
  parts: Parts,
  { accountId, teammateId }: Signing,
): Promise<CallAnswer<typeof exchangeQueue>> {
  const [tenantId, id] = [accountId.toLowerCase(), teammateId.toLowerCase()];
  return parts.db.tenant(tenantId, async (tx) => {
    const { country, status: tenantStatus } = await accountRow(tx, tenantId);
    const person = await readRow(tx, 'teammate', { tenantId, id }, 'share');
    const queues = await queuesOf(tx, { tenantId, teammateId: id });
    if (person.status !== 'active' || queues.length === 0) throw notFound();
    const isSignedOut = queues.some((queue) => !queue.isSignedOut);
    const context = contextWithoutRequest(
      parts,
      {
        teammateId: id,
        tenantId,
        name: person.full_name,
        isTenantOwner: person.is_tenant_owner,
        status: person.status,
        country,
        tenantStatus,
      },
      { endpoint: exchangeQueue, via: 'api' },
    );
    for (const queue of queues) {
      if (queue.isSignedOut === isSignedOut) continue;
      await signMember(context, { teammateId: id, teamId: queue.id, isSignedOut });
    }
    return { isSignedOut };
  });
}
