import type { ServiceAddress } from '@jackfield/contract';
import { sql } from 'kysely';
import type { CheckedAddress } from '../../emergency-addresses/address-check.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';

interface Answered {
  readonly address: ServiceAddress;
  readonly checked: CheckedAddress;
}

/** Keeps what the service said of addresses, and tells open browsers where that is news. */
export async function keepChecks(
  tx: Tx,
  tenantId: string,
  answers: readonly Answered[],
  at: Date,
): Promise<void> {
  let isNews = false;
  for (const { address, checked } of answers) {
    const proposal = checked.proposal && JSON.stringify(checked.proposal);
    const { rows } = await sql`
      insert into address_check (tenant_id, address, verdict, proposal, checked_at)
      values (${tenantId}, ${JSON.stringify(address)}::jsonb, ${checked.verdict},
        ${proposal}::jsonb, ${at})
      on conflict (tenant_id, address) do update
        set verdict = excluded.verdict, proposal = excluded.proposal,
          checked_at = excluded.checked_at
        where (address_check.verdict, address_check.proposal)
          is distinct from (excluded.verdict, excluded.proposal)
      returning 1`.execute(tx);
    isNews ||= rows.length > 0;
  }
  if (!isNews) return;
  const event = { method: 'UpdateEntityAsync', eventType: 'emergency', id: tenantId } as const;
  await appendEvent(tx, tenantId, event, at);
}
