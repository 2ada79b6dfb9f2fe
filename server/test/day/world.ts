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
  const ways = { ...on, password: demoPassword, endMonth: () => endMonth(pool) };
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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until workers have left nothing that this query counts. */
async function untilNone(pool: pg.Pool, query: string, values: unknown[] = []): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: string }>(query, values);
    if (Number(rows[0]?.left) === 0) return;
    await wait(100);
  }
}

/** Has the work of a month's end due for every account; a worker finds what there is to do. */
const endsNow = `insert into due_work (kind, subject_id, tenant_id, due_at)
  select 'monthlyInvoice', id, id, now() from tenant
  on conflict (kind, subject_id) do update set due_at = now(), attempts = 0`;
/** Accounts whose first month has not begun. */
const withoutMonth = `select count(*) as left from tenant t where not exists (
  select from invoice i where i.tenant_id = t.id and i.status = 'draft' and i.kind = 'monthly')`;

/** The month of every account ends now; answers the invoices, once all are issued. */
async function endMonth(pool: pg.Pool): Promise<string[]> {
  await pool.query(endsNow);
  await untilNone(pool, withoutMonth);
  const { rows } = await pool.query<{ id: string }>(
    `update invoice set period_end = now() where status = 'draft' and kind = 'monthly' returning id`,
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(endsNow);
  const left = `select count(*) as left from invoice where status = 'draft' and id = any ($1)`;
  await untilNone(pool, left, [ids]);
  return ids;
}

/** What of a day's work is not in the database as often as it was done, in words; nothing is right. */
export async function lossesOf(
  pool: pg.Pool,
  { saved, told, invited, issued }: Pick<Played, 'saved' | 'told' | 'invited' | 'issued'>,
): Promise<string[]> {
  const titles = saved.map(({ title }) => title);
  const [changes, calls, people, invoices, drafts] = await Promise.all([
    pool.query(
      `select count(*) as times, after ->> 'title' as title from audit_entry
        where after ->> 'title' = any ($1) group by 2`,
      [titles],
    ),
    pool.query('select count(*) as times from usage_record where id = any ($1)', [told]),
    pool.query(
      `select count(*) as times, count(distinct recipient) as mailed from teammate
        left join mail_outbox on recipient = email where email = any ($1)`,
      [invited],
    ),
    pool.query(
      `select count(*) as times from audit_entry
        where action = 'invoice.issue' and entity_id = any ($1)`,
      [issued],
    ),
    pool.query(
      `select count(*) - count(distinct tenant_id) as more from invoice
        where status = 'draft' and kind = 'monthly'`,
    ),
  ]);
  const times = new Map(changes.rows.map((row) => [row.title, Number(row.times)]));
  return [
    ...titles.flatMap((title) => {
      const found = times.get(title) ?? 0;
      return found === 1 ? [] : [`a change is there ${found} times`];
    }),
    ...differs('calls told', told.length, calls.rows[0].times),
    ...differs('people invited', invited.length, people.rows[0].times),
    ...differs('people told so', invited.length, people.rows[0].mailed),
    ...differs('invoices issued', issued.length, invoices.rows[0].times),
    ...differs('second drafts', 0, drafts.rows[0].more),
  ];
}

const differs = (what: string, wanted: number, found: string) =>
  Number(found) === wanted ? [] : [`${what}: ${found} of ${wanted}`];
