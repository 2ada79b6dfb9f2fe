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
import { ScopedClient } from './scoped-client.ts';
import type { ServerWatch } from './server-watch.ts';

/** PostgreSQL dialect whose transactions begin with role and tenant in the same round trip. */
export class ScopedPostgresDialect implements Dialect {
  readonly #pool: PostgresPool;
  readonly #begin: () => string;

  constructor(pool: pg.Pool, begin: () => string, watch: ServerWatch | null) {
    const clients = new WeakMap<pg.PoolClient, ScopedClient>();
    this.#pool = {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        watch?.check();
        const client = await pool.connect();
        const scoped = clients.get(client) ?? new ScopedClient(client, watch);
        clients.set(client, scoped);
        return scoped;
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
