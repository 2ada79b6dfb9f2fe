import type pg from 'pg';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { generateTenant } from '../../seeds/generate.ts';
import type { Database } from '../../src/platform/database.ts';
import { type Played, signIn, type World } from './player.ts';

/** People of an account who act for all of it; each has a session. */
const most = 12;

/** Makes accounts of so many people each. */
export async function makeAccounts(db: Database, sizes: readonly number[]): Promise<void> {
  for (const [at, people] of sizes.entries())
    await generateTenant(db, { people, seed: at + 1, now: new Date() });
}

/**
 * Signs in those who act for the accounts of a database, or for the largest so many of them.
 *
 * @param on where the portals are reached, and what they take as their origin
 */
export async function openWorld(
  pool: pg.Pool,
  on: Pick<World, 'targets' | 'origin' | 'hasPages'>,
  accountsAtMost: number | null = null,
): Promise<World> {
  const ways = { ...on, password: demoPassword };
  const accounts = [];
  const { rows: tenants } = await pool.query<{ id: string }>(
    'select tenant_id as id from teammate group by 1 order by count(*) desc, 1 limit $1',
    [accountsAtMost],
  );
  for (const { id } of tenants) {
    const { rows } = await pool.query<{ email: string }>(
      `select email from teammate where tenant_id = $1 and status = 'active'
        order by is_tenant_owner desc, role, email limit $2`,
      [id, most],
    );
    const people = await Promise.all(rows.map(({ email }) => signIn(ways, email)));
    accounts.push({ id, people });
  }
  return { ...ways, accounts };
}

/** What of a day's work is not in the database as often as it was done, in words; nothing is right. */
export async function lossesOf(
  pool: pg.Pool,
  { saved, told }: Pick<Played, 'saved' | 'told'>,
): Promise<string[]> {
  const titles = saved.map(({ title }) => title);
  const [changes, calls] = await Promise.all([
    pool.query(
      `select count(*) as times, after ->> 'title' as title from audit_entry
        where after ->> 'title' = any ($1) group by 2`,
      [titles],
    ),
    pool.query('select count(*) as times from usage_record where id = any ($1)', [told]),
  ]);
  const times = new Map(changes.rows.map((row) => [row.title, Number(row.times)]));
  const stored = Number(calls.rows[0].times);
  return [
    ...titles.flatMap((title) => {
      const found = times.get(title) ?? 0;
      return found === 1 ? [] : [`a change is there ${found} times`];
    }),
    ...(stored === told.length ? [] : [`${told.length} calls were told, ${stored} are there`]),
  ];
}
