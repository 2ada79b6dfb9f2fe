import type { Tx } from '../../../platform/database.ts';
import { placeOf } from '../../../platform/http/network.ts';

/** How long after it a sign-in from a new place is marked as one, in milliseconds. */
export const newPlaceLife = 7 * 86_400_000;

/**
 * Remembers from where somebody signs in; answers whether it is a new place. The first of all is
 * none: there is nothing to compare it with.
 */
export async function rememberPlace(
  tx: Tx,
  person: { id: string; tenantId: string },
  address: string,
  now: Date,
): Promise<boolean> {
  const network = placeOf(address);
  const known = await tx
    .updateTable('sign_in_place')
    .set({ last_at: now })
    .where('teammate_id', '=', person.id)
    .where('network', '=', network)
    .returning('network')
    .executeTakeFirst();
  if (known !== undefined) return false;
  const other = await tx
    .selectFrom('sign_in_place')
    .select('network')
    .where('teammate_id', '=', person.id)
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('sign_in_place')
    .values({
      teammate_id: person.id,
      tenant_id: person.tenantId,
      network,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return other !== undefined;
}
