import type { Clock } from './clock.ts';
import { type Database, outsideTransaction } from './database.ts';
import { clearSoftDeleted } from './soft-deleted.ts';
import type { FileStorage } from './storage.ts';

const hour = 3_600_000;
const choresEvery = 6 * hour;
const checkpointEvery = hour / 6;
const vacuumEvery = 6 * hour;
/** Programs under `/v1` are promised seven days (KEY-02). */
const keyLife = 7 * 24 * hour;

/** Refreshes what the planner knows, after many rows came at once. */
export async function analyze(db: Database): Promise<void> {
  await db.pool.query(db.kind === 'pglite' ? 'vacuum (analyze)' : 'analyze');
}

async function clearOldKeys(db: Database, now: Date): Promise<void> {
  await db.system((tx) =>
    tx
      .deleteFrom('idempotency_key')
      .where('created_at', '<', new Date(now.getTime() - keyLife))
      .execute(),
  );
}

interface Keeper {
  /** What areas tidy up, a few times a day. */
  readonly chores: () => Promise<unknown>;
  readonly db: Database;
  readonly storage: FileStorage;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Keeps the database in shape: old idempotency keys and deleted records go; the embedded database, which has no
 * background workers, gets its checkpoints and vacuums here. Answers how to stop.
 */
export function startHousekeeping({ db, storage, clock, log, chores }: Keeper): () => void {
  const attempt = (work: () => Promise<unknown>) => (): void => {
    outsideTransaction(work).catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'housekeeping'),
    );
  };
  const timers = [
    setInterval(
      attempt(() => clearOldKeys(db, clock.now())),
      hour,
    ),
    setInterval(
      attempt(() => clearSoftDeleted(db, storage, clock.now())),
      hour,
    ),
    setInterval(attempt(chores), choresEvery),
  ];
  if (db.kind === 'pglite') {
    timers.push(
      setInterval(
        attempt(() => db.pool.query('checkpoint')),
        checkpointEvery,
      ),
      setInterval(
        attempt(() => analyze(db)),
        vacuumEvery,
      ),
    );
  }
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
