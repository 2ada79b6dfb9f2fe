import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyAccount } from '../../bench/lib/copy-account.mjs';
import { type OwnPostgres, findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { generateTenant } from '../seeds/generate.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { play } from './day/player.ts';
import { daySettings, startPortal } from './day/portals.ts';
import { firstDayOf } from './day/trace.ts';
import { openWorld } from './day/world.ts';
import { bothDatabases } from './harness.ts';

const isNightly = process.env.NIGHTLY === '1';
const hasPostgres = bothDatabases.includes('postgres') && findPostgres() !== null;
/** Accounts beside the one whose day it is, and people of each. */
const others = { accounts: 400, people: 25 };
const people = 40;
/** Rows from which on a table is read by an index, or slowly. */
const large = 1000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}

const planSchema: v.GenericSchema<Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planSchema))),
});
const explainedSchema = v.object({ 'Query Text': v.string(), Plan: planSchema });
type Explained = v.InferOutput<typeof explainedSchema>;

/** Plans that auto_explain has written into a log. */
function plansIn(log: string): Explained[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes('  plan:\n'))
    .map((entry) =>
      v.parse(explainedSchema, JSON.parse(entry.slice(entry.indexOf('  plan:\n') + 8))),
    );
}

/** Tables that a plan reads from end to end. */
function readWhole(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

describe.runIf(isNightly && hasPostgres)('a day of one account among hundreds', () => {
  let dataDir: string;
  let postgres: OwnPostgres;
  let pool: pg.Pool;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jackfield-plans-'));
    postgres = (await startPostgres())!;
    // Only what the portal asks is looked at.
    const options = '-c auto_explain.log_min_duration=-1';
    pool = new pg.Pool({ connectionString: postgres.url, options });
    const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
    const now = new Date();
    const first = await generateTenant(db, { people: others.people, seed: 1, now });
    await copyAccount(db, first.tenantId, others.accounts);
    await generateTenant(db, { people, seed: 2, now });
    await db.close();
    await pool.query(`
      insert into phone_number (id, tenant_id, number, owner_type, owner_id, is_default, country, currency)
        select gen_random_uuid(), tenant_id, '+1' || (3000000000 + row_number() over ()), 'teammate', id,
          false, 'USA', 'usd' from teammate;
      insert into usage_record (id, tenant_id, date, usage_type, direction, from_number, to_number,
          teammate_name, duration, units, rate, amount, currency)
        select gen_random_uuid(), id, now() - make_interval(hours => g), 'voice', 'inbound',
          '+12055551000', '+12515550100', 'Ana', 60, 1, 0, 0, 'usd'
        from tenant, generate_series(1, 100) g;
      insert into audit_entry (id, tenant_id, seq, at, actor_name, via, action, entity, entity_id, entity_name, request_id)
        select gen_random_uuid(), id, 1000 + g, now(), 'Ana', 'ui', 'teammate.update', 'teammate', id, 'Ana', ''
        from tenant, generate_series(1, 20) g;
      alter database jackfield set session_preload_libraries = 'auto_explain';
      alter database jackfield set auto_explain.log_min_duration = 0;
      alter database jackfield set auto_explain.log_format = 'json'`);
    await pool.query('vacuum (analyze)');
  });
  afterAll(async () => {
    await pool.end();
    postgres.stop();
    await rm(dataDir, { recursive: true });
  });

  it('reads no large table from end to end', async () => {
    const origin = 'http://localhost:8080';
    const settings = daySettings({ dataDir, databaseUrl: postgres.url }, origin);
    const portal = await startPortal(settings);
    const on = { targets: () => [portal.url], origin, hasPages: false };
    const world = await openWorld(pool, on, 1);
    const played = await play(firstDayOf([people]), world, { seconds: 0, atOnce: 8 });
    expect(played.shown).toEqual([]);
    await portal.end();
    const { rows: folders } = await pool.query('show data_directory');
    const log = await readFile(join(dirname(folders[0].data_directory), 'log'), 'utf8');
    const { rows } = await pool.query('select relname from pg_class where reltuples > $1', [large]);
    const tables = new Set(rows.map(({ relname }) => relname));
    const plans = plansIn(log);
    expect(tables.size).toBeGreaterThan(4);
    expect(new Set(plans.map((one) => one['Query Text'])).size).toBeGreaterThan(20);
    const slow = plans.flatMap(({ Plan: plan, 'Query Text': text }) =>
      readWhole(plan)
        .filter((table) => tables.has(table))
        .map((table) => `${table}: ${text}`),
    );
    expect([...new Set(slow)]).toEqual([]);
  });
});
