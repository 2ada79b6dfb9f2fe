import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  type Dialect,
  type Driver,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import { beginReading, ScopedClient } from './scoped-client.ts';
import type { Turns } from './pglite/turns.ts';
import type { ServerWatch } from './server-watch.ts';

/** Whose turn a transaction takes, by its begin: nobody's for what the server only reads. */
function scopeOf(begin: string): string | null {
  if (begin.startsWith(beginReading) && begin.endsWith('jackfield_system')) return null;
  return begin.slice(begin.indexOf('set local role'));
}

interface ScopedOptions {
  readonly watch: ServerWatch | null;
  readonly turns: Turns | null;
  /** Whether a pooler gives the connections to others between two transactions. */
  readonly isShared: boolean;
}

/**
 * PostgreSQL dialect whose transactions begin with role and tenant in the same round trip. `turns`
 * orders them where the database answers one at a time.
 */
export class ScopedPostgresDialect implements Dialect {
  readonly #pool: PostgresPool;
  readonly #begin: () => string;

  constructor(pool: pg.Pool, begin: () => string, { watch, turns, isShared }: ScopedOptions) {
    const clients = new WeakMap<pg.PoolClient, ScopedClient>();
    this.#pool = {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        watch?.check();
        const leave = await turns?.enter(scopeOf(begin()));
        try {
          const client = await pool.connect();
          const scoped = clients.get(client) ?? new ScopedClient(client, { watch, isShared });
          clients.set(client, scoped);
          scoped.onRelease = leave;
          return scoped;
        } catch (error) {
          leave?.();
          throw error;
        }
      },
    };
    this.#begin = begin;
  }

  createDriver(): Driver {
    return new ScopedPostgresDriver(this.#pool, this.#begin);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(...args: ConstructorParameters<typeof PostgresIntrospector>) {
    return new PostgresIntrospector(...args);
  }
}

class ScopedPostgresDriver extends PostgresDriver {
  readonly #begin: () => string;

  constructor(pool: PostgresPool, begin: () => string) {
    super({ pool });
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin()));
  }
}
