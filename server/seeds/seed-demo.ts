import { priceListOf } from '../src/areas/prices/price-list.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { sourceLanguage } from '@jackfield/texts';
import { sql } from 'kysely';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import type { Database, Tx } from '../src/platform/database.ts';
import { inLanguage } from '../src/platform/languages.ts';
import type { SecretBox } from '../src/platform/secret-box.ts';
import { harbor } from './demo/harbor.ts';
import { northlight } from './demo/northlight.ts';
import { rimba } from './demo/rimba.ts';
import { demoPassword } from './demo-accounts.ts';
import { idOf } from './ids.ts';
import { loadAccount } from './load/account.ts';
import { type SeedStorage, tenantIdOf } from './load/loading.ts';
import { daysAgo } from './times.ts';

export interface SeedOptions {
  /** Listings are dated back from here. */
  readonly now: Date;
  /** Where the audio of menus goes; without it only its records are made. */
  readonly storage?: SeedStorage | null;
  /** Seals what devices sign in with. */
  readonly secrets: SecretBox;
}

const accounts = [harbor, northlight, rimba];

/** Any number; the same for every process that fills a database. */
const seedLock = 724_501_133;
/** Milliseconds between two tries to get it; the database would end a statement that waits. */
const again = 200;

/**
 * Loads the three demo accounts into a database without any account; does nothing otherwise.
 * Answers whether it loaded them.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  for (;;) {
    const answer = await db.system((tx) => seedAlone(tx, options, passwordHash));
    if (answer !== 'busy') return answer === 'loaded';
    await wait(again);
  }
}

/** Loads the accounts unless another process is about to. */
async function seedAlone(
  tx: Tx,
  options: SeedOptions,
  passwordHash: string,
): Promise<'busy' | 'there' | 'loaded'> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${seedLock}) as is_ours`.execute(tx);
  if (rows[0]?.is_ours !== true) return 'busy';
  const existing = await tx.selectFrom('tenant').select('id').limit(1).executeTakeFirst();
  if (existing) return 'there';
  // A demo shows tax; operators name their own rates.
  await tx
    .insertInto('tax_rate')
    .values({ country: 'USA', region: 'AL', rate: '5.00' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const account of accounts) {
    // Its routing is as old as the account, so that its past calls have one.
    const made = daysAgo(options.now, account.createdDaysAgo).toISOString();
    await sql`select set_config('app.at', ${made}, true)`.execute(tx);
    const prices = await priceListOf(tx, account.currency);
    // What the product stores as a sentence is in the language of the account.
    await inLanguage(account.language ?? sourceLanguage, () =>
      loadAccount({
        tx,
        account,
        tenantId: tenantIdOf(account),
        now: options.now,
        prices,
        passwordHash,
        storage: options.storage ?? null,
        secrets: options.secrets,
        id: (...parts) => idOf(account.key, ...parts),
      }),
    );
  }
  return 'loaded';
}
