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

  it('make an index anew that was left half made', async () => {
    await db.pool.query('create table busy (id int); insert into busy values (1), (1)');
    const sql = '-- alone\ncreate unique index concurrently busy_id on busy (id)';
    await expect(migrate(db.pool, [step('9003_busy.sql', sql)])).rejects.toThrow('9003_busy.sql');
    await db.pool.query('delete from busy');
    expect(await migrate(db.pool, [step('9003_busy.sql', sql)])).toEqual(['9003_busy.sql']);
  });

  it.runIf(kind === 'postgres').each([
    ['take back what waits for a lock', 'alter table held add name text'],
    ['make an index beside writes', '-- alone\ncreate index concurrently held_id on held (id)'],
  ])('hold nobody up: %s', async (_, statement) => {
    const holder = new pg.Client(fresh.directUrl ?? fresh.databaseUrl);
    await holder.connect();
    await holder.query('create table if not exists held (id int)');
    await holder.query('begin; insert into held values (1)');
    const name = `${statement}.sql`;
    const migrated = migrate(db.pool, [step(name, statement)]);
    const waits = `select from pg_stat_activity
      where wait_event_type = 'Lock' and query = '${statement}'`;
    await expect.poll(async () => (await db.pool.query(waits)).rowCount).toBe(1);
    // Comes behind the migration, which waits for the holder.
    expect((await db.pool.query('insert into held values (2)')).rowCount).toBe(1);
    await holder.query('commit');
    await holder.end();
    expect(await migrated).toEqual([name]);
  });
});
