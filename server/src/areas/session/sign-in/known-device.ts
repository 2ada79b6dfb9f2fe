import type { Tx } from '../../../platform/database.ts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';

/** Digest of the device cookie if the person has signed in with this browser before, else null. */
export async function findKnownDevice(
  tx: Tx,
  cookie: string | undefined,
  teammateId: string | null,
  now: Date,
): Promise<string | null> {
  if (!cookie || teammateId === null) return null;
  const row = await tx
    .updateTable('known_device')
    .set({ last_used_at: now })
    .where('hash', '=', hashSecret(cookie))
    .where('teammate_id', '=', teammateId)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Remembers the browser for the person; answers the cookie to set. */
export async function rememberDevice(
  tx: Tx,
  person: { id: string; tenantId: string },
  now: Date,
): Promise<string> {
  const cookie = newSecret();
  await tx
    .insertInto('known_device')
    .values({
      hash: hashSecret(cookie),
      tenant_id: person.tenantId,
      teammate_id: person.id,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return cookie;
}
