import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Clock, systemClock } from './clock.ts';
import { createDatabase, type Database } from './database.ts';
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
  /** Folder of the embedded database and of stored files. */
  readonly dataDir: string;
}

/** Opens the database and brings it to the newest schema. */
export async function openDatabase(
  { databaseUrl, dataDir }: Target,
  clock: Clock = systemClock,
): Promise<Database> {
  const pool = databaseUrl === undefined ? await openEmbedded(dataDir) : openServer(databaseUrl);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  if (databaseUrl === undefined) return createDatabase('pglite', pool, { clock });
  return createDatabase('postgres', pool, {
    watch: new ServerWatch(probeOf(databaseUrl)),
    clock,
  });
}

async function openEmbedded(dataDir: string): Promise<pg.Pool> {
  await mkdir(dataDir, { recursive: true });
  return PglitePool.open(join(dataDir, 'pglite'), prepareFolder);
}

function openServer(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    // A request has waited for a connection, and been refused, within two seconds.
    connectionTimeoutMillis: 1700,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 15_000,
    application_name: 'jackfield',
    pipeline: true,
  });
  tolerateLostConnections(pool);
  return pool;
}
