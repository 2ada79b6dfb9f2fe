import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type FreshDatabase, freshDatabase } from '../../test/harness.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: name });

describe.each(bothDatabases)('migrations (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await openDatabase(fresh);
  });
  afterAll(async () => {
    await db.close();
    await fresh.drop();
  });

  it('are applied once, and leave nothing of one that fails', async () => {
    const good = step('9001_good.sql', 'create table good (id int)');
    const bad = step('9002_bad.sql', 'create table half (id int); select 1 / 0');
    await expect(migrate(db.pool, [good, bad])).rejects.toThrow('9002_bad.sql');
    expect(await migrate(db.pool, [good])).toEqual([]);
    const { rows } = await db.pool.query(`select to_regclass('good') is null as good,
      to_regclass('half') is null as half`);
    expect(rows).toEqual([{ good: false, half: true }]);
  });

  it('make an index while the table is written, anew after one was left half made', async () => {
    await db.pool.query('create table busy (id int); insert into busy values (1), (1)');
    const sql = '-- alone\ncreate unique index concurrently busy_id on busy (id)';
    await expect(migrate(db.pool, [step('9003_busy.sql', sql)])).rejects.toThrow('9003_busy.sql');
    await db.pool.query('delete from busy');
    expect(await migrate(db.pool, [step('9003_busy.sql', sql)])).toEqual(['9003_busy.sql']);
  });

  it.runIf(kind === 'postgres')('hold nobody up while they wait for a lock', async () => {
    const holder = new pg.Client(fresh.directUrl ?? fresh.databaseUrl);
    await holder.connect();
    await holder.query('create table held (id int)');
    await holder.query('begin; select from held');
    const migrated = migrate(db.pool, [step('9004_held.sql', 'alter table held add name text')]);
    const waits = `select from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'alter table held%'`;
    await expect.poll(async () => (await db.pool.query(waits)).rowCount).toBe(1);
    // Behind the migration, which waits for the holder.
    expect((await db.pool.query('select from held')).rowCount).toBe(0);
    await holder.query('commit');
    await holder.end();
    expect(await migrated).toEqual(['9004_held.sql']);
  });
});
