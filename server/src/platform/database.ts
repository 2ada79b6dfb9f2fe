import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import { isId } from './ids.ts';
import { ScopedPostgresDialect } from './scoped-dialect.ts';
import type { Tables } from './tables.ts';

/** An open transaction. */
export type Tx = Transaction<Tables>;

/** The one way to the data: every statement runs in a transaction that has a scope. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs work as `jackfield_app` under row-level security of one tenant; an exception rolls back.
   * A nested call joins the open transaction.
   */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs work as `jackfield_system`, which sees all tenants: sign-in, jobs, support, seeds.
   * Refused inside a tenant's transaction, because it would lift the isolation of what follows.
   */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls the listener after each commit with the tenants that it gave events; answers how to stop. */
  onEvents(listener: (tenantIds: ReadonlySet<string>) => void): () => void;
  /** Connections, for listening (`LISTEN`), migrations and gauges. */
  readonly pool: pg.Pool;
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

/** Text of the statement that opens a transaction with its role and tenant. */
function beginStatement(tenantId: string | null): string {
  if (tenantId === null) return 'begin; set local role jackfield_system';
  if (!isId(tenantId)) throw new Error('A tenant id is a UUID.');
  return `begin; set local role jackfield_app; set local app.tenant_id = '${tenantId}'`;
}

/** Wraps a pool, embedded or real, as the database of the server. */
export function createDatabase(kind: Database['kind'], pool: pg.Pool): Database {
  const scope = new AsyncLocalStorage<string>();
  const dialect = new ScopedPostgresDialect(pool, () => scope.getStore() ?? beginStatement(null));
  const kysely = new Kysely<Tables>({ dialect });

  const listeners = new Set<(tenantIds: ReadonlySet<string>) => void>();

  const open = async <T>(tenantId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const after = new Set<() => void>();
    const rung = new Set<string>();
    const result = await scope.run(beginStatement(tenantId), () =>
      kysely
        .transaction()
        .execute((tx) => opened.run({ tx, tenantId, afterCommit: after, rung }, () => work(tx))),
    );
    if (rung.size > 0) for (const listener of listeners) listener(rung);
    for (const next of after) opened.exit(next);
    return result;
  };

  return {
    kind,
    pool,
    async tenant(tenantId, work) {
      const current = opened.getStore();
      if (current === undefined) return open(tenantId, work);
      if (current.tenantId !== null && current.tenantId !== tenantId) {
        throw new Error('A transaction of one tenant cannot turn to another.');
      }
      return work(current.tx);
    },
    async system(work) {
      const current = opened.getStore();
      if (current === undefined) return open(null, work);
      if (current.tenantId !== null) {
        throw new Error('System work cannot join the transaction of a tenant.');
      }
      return work(current.tx);
    },
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await kysely.destroy();
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

/** Leaves the open transaction for work that must not be part of it, such as a background job. */
export function outsideTransaction<T>(work: () => T): T {
  return opened.exit(work);
}
