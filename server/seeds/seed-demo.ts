import { priceListOf } from '../src/areas/prices/price-list.ts';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import type { Database } from '../src/platform/database.ts';
import type { SecretBox } from '../src/platform/secret-box.ts';
import { harbor } from './demo/harbor.ts';
import { northlight } from './demo/northlight.ts';
import { rimba } from './demo/rimba.ts';
import { demoPassword } from './demo-accounts.ts';
import { idOf } from './ids.ts';
import { loadAccount } from './load/account.ts';
import { type SeedStorage, tenantIdOf } from './load/loading.ts';

export interface SeedOptions {
  /** Listings are dated back from here. */
  readonly now: Date;
  /** Where the audio of menus goes; without it only its records are made. */
  readonly storage?: SeedStorage | null;
  /** Seals what devices sign in with. */
  readonly secrets: SecretBox;
}

const accounts = [harbor, northlight, rimba];

/**
 * Loads the three demo accounts into a database without any account; does nothing otherwise.
 * Answers whether it loaded them.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  return await db.system(async (tx) => {
    const existing = await tx.selectFrom('tenant').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    // A demo shows tax; operators name their own rates.
    await tx
      .insertInto('tax_rate')
      .values({ country: 'USA', region: 'AL', rate: '5.00' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const account of accounts) {
      await loadAccount({
        tx,
        account,
        tenantId: tenantIdOf(account),
        now: options.now,
        prices: await priceListOf(tx, account.currency),
        passwordHash,
        storage: options.storage ?? null,
        secrets: options.secrets,
        id: (...parts) => idOf(account.key, ...parts),
      });
    }
    return true;
  });
}
