import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Any number; the same for every process that migrates this product's database. */
const migrationLock = 724_501_131;
/** Milliseconds between two tries to get it; waiting in the database would run into its time limit. */
const again = 200;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = new URL('../../migrations/', import.meta.url);

/** All migrations in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest schema; several processes may try at once. Each migration is
 * one transaction: a failing one leaves the database as it was before it. Returns the names applied.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    await lock(client);
    try {
      // A change of a large table takes as long as it takes.
      await client.query('set statement_timeout = 0');
      return await applyMissing(client, migrations);
    } finally {
      await client.query('reset statement_timeout');
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}

/** Waits until no other process migrates. */
async function lock(client: pg.PoolClient): Promise<void> {
  const text = 'select pg_try_advisory_lock($1) as is_ours';
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>(text, [migrationLock]);
    if (rows[0]?.is_ours === true) return;
    await wait(again);
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum !== undefined) continue;
    await apply(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
}
