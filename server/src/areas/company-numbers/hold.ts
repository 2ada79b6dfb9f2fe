import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { heldUntil } from '../phone-numbers/held-numbers.ts';
import { readCompany } from './record.ts';

/**
 * Until when the phone numbers of a company number would be held if it were deleted now, the first
 * end of several; null without any. Throws 404.
 */
export async function holdOf(
  tx: Tx,
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<string | null> {
  const { tenantId } = signedIn(context);
  await readCompany(tx, tenantId, id);
  const numbers = await tx
    .selectFrom('phone_number')
    .select('provider')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', id)
    .execute();
  const now = context.clock.now();
  const ends = numbers.map(({ provider }) => heldUntil(lookup, provider, now).toISOString());
  return ends.toSorted()[0] ?? null;
}
