import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  type Dialect,
  type Driver,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';

/** PostgreSQL dialect whose transactions begin with role and tenant in the same round trip. */
export class ScopedPostgresDialect implements Dialect {
  readonly #pool: pg.Pool;
  readonly #begin: () => string;

  constructor(pool: pg.Pool, begin: () => string) {
    this.#pool = pool;
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

  constructor(pool: pg.Pool, begin: () => string) {
    super({ pool });
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin()));
  }
}
