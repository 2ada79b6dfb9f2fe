import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { accountEvent } from '../../tenant/account-event.ts';

/**
 * Keeps what the account says of its brands and campaigns: whether one is verified, and whether one
 * is active (annexes E5, E6). Answers the event where that has changed.
 */
export async function keepOnboarding(tx: Tx, tenantId: string, at: Date): Promise<EventSpec[]> {
  const { numAffectedRows: changed } = await sql`
    update tenant set on_boarding_10dlc_brand = now_is.brand,
      on_boarding_10dlc_campaign = now_is.campaign, version = version + 1, updated_at = ${at}
    from (select
      exists (select from brand where tenant_id = ${tenantId} and status = 'verified') as brand,
      exists (select from campaign where tenant_id = ${tenantId} and status = 'active') as campaign
    ) now_is
    where id = ${tenantId}
      and (on_boarding_10dlc_brand, on_boarding_10dlc_campaign)
        is distinct from (now_is.brand, now_is.campaign)`.execute(tx);
  return changed === 0n || changed === undefined ? [] : [accountEvent(tenantId)];
}
