import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Clock, systemClock } from './clock.ts';
import { createDatabase, type Database, longestStatement } from './database.ts';
import { migrate } from './migrate.ts';
import { PglitePool } from './pglite/pool.ts';
import { tolerateLostConnections } from './pool-errors.ts';
import { probeOf, ServerWatch } from './server-watch.ts';
import { prepareFolder } from './pglite/template.ts';

const int8 = 20;
// Counters and sequences stay far below 2^53.
pg.types.setTypeParser(int8, Number);

interface Target {
  /** PostgreSQL address; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /**
   * The same PostgreSQL past a pooler, where `databaseUrl` leads to one that hands a connection from
   * transaction to transaction: for what needs a connection of its own (migrations, `LISTEN`).
   */
  readonly directUrl?: string | undefined;
  /** A replica of it, for reads that may be late. */
  readonly readUrl?: string | undefined;
  /** Folder of the embedded database and of stored files. */
  readonly dataDir: string;
}

/** Opens the database and brings it to the newest schema. */
export async function openDatabase(
  { databaseUrl, directUrl = databaseUrl, readUrl, dataDir }: Target,
  clock: Clock = systemClock,
): Promise<Database> {
  const pool = directUrl === undefined ? await openEmbedded(dataDir) : openServer(directUrl);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  if (directUrl === undefined) return createDatabase('pglite', pool, { clock });
  return createDatabase('postgres', pool, {
    watch: new ServerWatch(probeOf(directUrl)),
    clock,
    ...(databaseUrl !== undefined &&
      databaseUrl !== directUrl && { pooled: openPooler(databaseUrl) }),
    ...(readUrl !== undefined && { replica: openServer(readUrl) }),
  });
}

async function openEmbedded(dataDir: string): Promise<pg.Pool> {
  await mkdir(dataDir, { recursive: true });
  return PglitePool.open(join(dataDir, 'pglite'), prepareFolder);
}

const poolSettings: pg.PoolConfig = {
  max: 20,
  // A request has waited for a connection, and been refused, within two seconds.
  connectionTimeoutMillis: 1700,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  application_name: 'jackfield',
  pipeline: true,
};

const openServer = (connectionString: string) =>
  openPool({ ...poolSettings, connectionString, statement_timeout: longestStatement });

/** Poolers refuse settings of a session, as sessions are shared: transactions set their own. */
const openPooler = (connectionString: string) => openPool({ ...poolSettings, connectionString });

function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  tolerateLostConnections(pool);
  return pool;
}
