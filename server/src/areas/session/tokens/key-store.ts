import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newStoredKey, openTokenKeys, type StoredKey, type TokenKeys } from './token-keys.ts';

/**
 * Keys that sign tokens, kept in the database so that tokens outlive a restart and count on every
 * process. The first start makes one; two processes starting at once agree on it.
 */
export async function loadTokenKeys(db: Database, clock: Clock): Promise<TokenKeys> {
  return openTokenKeys(
    await db.system(async (tx) => {
      await sql`lock table signing_key in share row exclusive mode`.execute(tx);
      const rows = await tx
        .selectFrom('signing_key')
        .select(['kid', 'private_jwk', 'public_jwk'])
        .orderBy('created_at', 'desc')
        .execute();
      const stored: StoredKey[] = rows.map((row) => ({
        kid: row.kid,
        privateJwk: row.private_jwk,
        publicJwk: row.public_jwk,
      }));
      if (stored.length > 0) return stored;
      const key = await newStoredKey(randomUUID());
      await tx
        .insertInto('signing_key')
        .values({
          kid: key.kid,
          private_jwk: text(key.privateJwk),
          public_jwk: text(key.publicJwk),
          created_at: clock.now(),
        })
        .execute();
      return [key];
    }),
  );
}

const text = (jwk: JWK) => JSON.stringify(jwk);
