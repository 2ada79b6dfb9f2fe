import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Any number; the same for every process that migrates this product's database. */
const migrationLock = 724_501_131;
/** Milliseconds between two tries to get it; waiting in the database would run into its time limit. */
const again = 200;

/** Whoever asks for a table waits behind a migration that waits for it. */
const lockTimeout = '1s';
/** Milliseconds in which those who waited go on, before a migration asks for its locks again. */
const pause = 500;
/** Some minutes: a transaction that is open for longer has been forgotten. */
const triesForLocks = 200;
/** PostgreSQL's code for a lock that was not to be had. */
const lockNotAvailable = '55P03';
/** First line of a migration of one statement that holds nobody up and runs outside a transaction. */
const alone = '-- alone\n';

export interface Migration {
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
 * Brings the database to the newest schema, while processes of the version before use it; several
 * may try at once. Each migration is one transaction: a failing one leaves the database as it was
 * before it. One that does not get a lock within a second lets those who wait behind it go first. One
 * that begins with the line `-- alone` is a statement such as `create index concurrently`, which waits
 * for others while none waits for it. Returns the names applied.
 */
export async function migrate(pool: pg.Pool, given?: readonly Migration[]): Promise<string[]> {
  const migrations = given ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await lock(client);
    try {
      // A change of a large table takes as long as it takes.
      await client.query('set statement_timeout = 0');
      await client.query(`set lock_timeout = '${lockTimeout}'`);
      return await applyMissing(client, migrations);
    } finally {
      await client.query('reset statement_timeout; reset lock_timeout');
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

async function applyMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<string[]> {
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
  const run = migration.sql.startsWith(alone) ? applyAlone : applyWhole;
  for (let tries = 1; ; tries += 1) {
    try {
      await run(client, migration);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
      if (!isBusy || tries === triesForLocks) {
        throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
      }
    }
    await wait(pause);
  }
}

async function applyWhole(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyAlone(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where oid in (select indexrelid from pg_index where not indisvalid)`,
  );
  // A process that ended while it made an index left it behind, of no use to anybody.
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query('set lock_timeout = 0');
  await client.query(migration.sql);
  await client.query(`set lock_timeout = '${lockTimeout}'`);
  await note(client, migration);
}

const note = (client: pg.PoolClient, { name, checksum }: Migration) =>
  client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
