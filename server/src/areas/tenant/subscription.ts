import type { Subscription } from '@jackfield/contract/api/subscription';
import type { Tx } from '../../platform/database.ts';
import { hasCard, tenantRow } from './repository.ts';
import { trialUse } from './trial-limits.ts';

/** The agreement as the tenant owner reads it (BILL-02). */
export async function readSubscription(tx: Tx, tenantId: string): Promise<Subscription> {
  const row = await tenantRow(tx, tenantId);
  const limits = await trialUse(tx, tenantId);
  const used = (wanted: string) => limits.find(({ item }) => item === wanted)?.used ?? 0;
  const since = (row.is_trial ? null : row.trial_ended_at) ?? row.created_at;
  return {
    isTrial: row.is_trial,
    since: since.toISOString(),
    trialEndsAt: row.is_trial ? (row.trial_ends_at?.toISOString() ?? null) : null,
    limits,
    hasCard: await hasCard(tx, tenantId),
    users: used('user'),
    phoneNumbers: used('companyNumber') + used('userNumber'),
  };
}
