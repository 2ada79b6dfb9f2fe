import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { type Clock, systemClock } from './clock.ts';
import { ApiError } from './errors.ts';
import { isId } from './ids.ts';
import { AccountShare, type ShareLimits } from './account-share.ts';
import { Turns } from './pglite/turns.ts';
import { beginReading } from './scoped-client.ts';
import { ScopedPostgresDialect } from './scoped-dialect.ts';
import type { ServerWatch } from './server-watch.ts';
import type { Tables } from './tables.ts';

/** An open transaction. */
export type Tx = Transaction<Tables>;

/** The one way to the data: every statement runs in a transaction that has a scope. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs work as `jackfield_app` under row-level security of one tenant; an exception rolls back.
   * A nested call joins the open transaction. Waits for the turn of the account, and throws 429
   * when too much of it waits.
   * @param person who asks, for turns within the account
   */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, person?: string): Promise<T>;
  /**
   * Runs work that only reads, in the scope of one tenant, or of the system for null. It costs no
   * round trip but those of its queries, because nobody waits for the begin and the end by
   * themselves; so what it wrote could be lost. A nested call joins the open transaction.
   */
  read<T>(tenantId: string | null, work: (tx: Tx) => Promise<T>, person?: string): Promise<T>;
  /**
   * The same for what may be seconds late, such as statistics and files: a replica answers where
   * there is one, and the server itself while that is away.
   */
  readLate<T>(tenantId: string, work: (tx: Tx) => Promise<T>, person?: string): Promise<T>;
  /**
   * Runs work as `jackfield_system`, which sees all tenants: sign-in, jobs, support, seeds.
   * Refused inside a tenant's transaction, because it would lift the isolation of what follows.
   */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls the listener after each commit with the tenants that it gave events; answers how to stop. */
  onEvents(listener: (tenantIds: ReadonlySet<string>) => void): () => void;
  /** Connections that no pooler shares, for listening (`LISTEN`) and migrations. */
  readonly pool: pg.Pool;
  /**
   * Connections in use for transactions, how many transactions wait for one, and how often the
   * replica has failed since the start.
   */
  load(): { readonly open: number; readonly waiting: number; readonly replicaFailures: number };
  /** Ends all connections after the running statements. */
  close(): Promise<void>;
}

interface Open {
  readonly tx: Tx;
  /** Null for the system's scope. */
  readonly tenantId: string | null;
  /** Work for after the commit. */
  readonly afterCommit: Set<() => void>;
  /** Tenants whose events the transaction appended. */
  readonly rung: Set<string>;
}

const opened = new AsyncLocalStorage<Open>();

/** Begin of a transaction that may write, with the server's time for what triggers keep. */
const beginAt = (at: Date) => `begin; set local app.at = '${at.toISOString()}'`;

/** Milliseconds in which a replica that failed is not asked. */
const awayFor = 10_000;

/** Milliseconds after which the database ends a statement. */
export const longestStatement = 15_000;

/** Text of the statement that opens a transaction with its role and tenant. */
function beginStatement(tenantId: string | null, begin: string): string {
  if (tenantId === null) return `${begin}; set local role jackfield_system`;
  if (!isId(tenantId)) throw new Error('A tenant id is a UUID.');
  return `${begin}; set local role jackfield_app; set local app.tenant_id = '${tenantId}'`;
}

/** A page asks for less than ten things; hundreds that wait are a flood. */
const flood = { waiting: 500, pace: 0.5, burst: 30 };

/**
 * What one account may have under way: beside others half of the processors, which statements and
 * this process share, and half of the time. The embedded database answers one at a time.
 */
export const shareLimits: Readonly<Record<Database['kind'], ShareLimits>> = {
  postgres: {
    alone: 8,
    shared: Math.max(1, Math.floor(availableParallelism() / 2)),
    ...flood,
  },
  pglite: { alone: 2, shared: 1, ...flood },
};

/**
 * Wraps a pool, embedded or real, as the database of the server.
 * @param pooled connections for transactions that a pooler hands on between them, other than `pool`
 * @param replica connections to a replica, for reads that may be late
 * @param watch notices a server that hangs; the embedded one sees to that itself
 * @param clock time of what is written
 */
export function createDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  {
    watch = null,
    clock = systemClock,
    pooled = null,
    replica = null,
  }: {
    watch?: ServerWatch | null;
    clock?: Clock;
    pooled?: pg.Pool | null;
    replica?: pg.Pool | null;
  } = {},
): Database {
  const share = new AccountShare(shareLimits[kind]);
  const scope = new AsyncLocalStorage<string>();
  const transactions = pooled ?? pool;
  const begun = () => scope.getStore() ?? beginStatement(null, 'begin');
  const dialect = new ScopedPostgresDialect(transactions, begun, {
    watch,
    isShared: pooled !== null,
    turns: kind === 'pglite' ? new Turns() : null,
  });
  const kysely = new Kysely<Tables>({ dialect });
  const onReplica = { watch: null, isShared: false, turns: null };
  const late =
    replica &&
    new Kysely<Tables>({ dialect: new ScopedPostgresDialect(replica, begun, onReplica) });
  /** Until when the replica is not asked, after it failed. */
  let awayUntil = 0;
  let replicaFailures = 0;

  const listeners = new Set<(tenantIds: ReadonlySet<string>) => void>();

  const open = async <T>(
    tenantId: string | null,
    work: (tx: Tx) => Promise<T>,
    begin = beginAt(clock.now()),
    on = kysely,
  ): Promise<T> => {
    const after = new Set<() => void>();
    const rung = new Set<string>();
    const limited =
      pooled === null ? begin : `${begin}; set local statement_timeout = ${longestStatement}`;
    const result = await scope.run(beginStatement(tenantId, limited), () =>
      on
        .transaction()
        .execute((tx) => opened.run({ tx, tenantId, afterCommit: after, rung }, () => work(tx))),
    );
    if (rung.size > 0) for (const listener of listeners) listener(rung);
    for (const next of after) opened.exit(next);
    return result;
  };

  const tenant = async <T>(
    tenantId: string,
    work: (tx: Tx) => Promise<T>,
    { person, begin }: { person?: string | undefined; begin?: string } = {},
  ): Promise<T> => {
    const current = opened.getStore();
    if (current === undefined) {
      return share.run(tenantId, person, () => open(tenantId, work, begin));
    }
    if (current.tenantId !== null && current.tenantId !== tenantId) {
      throw new Error('A transaction of one tenant cannot turn to another.');
    }
    return work(current.tx);
  };
  const system = async <T>(work: (tx: Tx) => Promise<T>, begin?: string): Promise<T> => {
    const current = opened.getStore();
    if (current === undefined) return open(null, work, begin);
    if (current.tenantId !== null) {
      throw new Error('System work cannot join the transaction of a tenant.');
    }
    return work(current.tx);
  };

  const read = <T>(tenantId: string, work: (tx: Tx) => Promise<T>, person?: string) =>
    tenant(tenantId, work, { person, begin: beginReading });
  const readLate: Database['readLate'] = async (tenantId, work, person) => {
    const isAway = performance.now() < awayUntil;
    if (!late || isAway || opened.getStore() !== undefined) return read(tenantId, work, person);
    try {
      return await share.run(tenantId, person, () => open(tenantId, work, beginReading, late));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      awayUntil = performance.now() + awayFor;
      replicaFailures += 1;
      return read(tenantId, work, person);
    }
  };

  return {
    kind,
    pool,
    load: () => ({
      open: transactions.totalCount,
      waiting: transactions.waitingCount,
      replicaFailures,
    }),
    tenant: (tenantId, work, person) => tenant(tenantId, work, { person }),
    system: (work) => system(work),
    read: (tenantId, work, person) =>
      tenantId === null ? system(work, beginReading) : read(tenantId, work, person),
    readLate,
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      watch?.stop();
      await Promise.all([kysely.destroy(), late?.destroy()]);
      // A Kysely that never ran a query leaves the pool open.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Calls `work` once the open transaction is stored; the same function runs once. */
export function afterCommit(work: () => void): void {
  const current = opened.getStore();
  if (current === undefined) throw new Error('There is no open transaction.');
  current.afterCommit.add(work);
}

/** Tells the listeners of the database after the commit that a tenant has new events. */
export function ringAfterCommit(tenantId: string): void {
  opened.getStore()?.rung.add(tenantId);
}

/**
 * Does work in the open transaction, and takes all of it back: also what it left for after the
 * commit. What the caller writes besides stays.
 */
export async function takenBack<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const current = opened.getStore();
  if (current === undefined) throw new Error('There is no open transaction.');
  await sql`savepoint taken_back`.execute(tx);
  try {
    return await opened.run({ ...current, afterCommit: new Set(), rung: new Set() }, work);
  } finally {
    await sql`rollback to savepoint taken_back`.execute(tx);
  }
}

/** Leaves the open transaction for work that must not be part of it, such as a background job. */
export function outsideTransaction<T>(work: () => T): T {
  return opened.exit(work);
}
