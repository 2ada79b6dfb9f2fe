import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { ServerWatch } from './server-watch.ts';

/** How the statement starts that opens a transaction in which nothing is written; rows may be locked. */
export const beginReading = 'begin /* reading */';

const mark = '/* prepared */';

/**
 * Ends a statement that each connection parses and plans once: `query.modifyEnd(prepared)`. For
 * those that many requests run and whose best plan does not hang on their parameters. Behind a
 * pooler, where the next transaction may have another connection, it is parsed each time.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

/** Name of a prepared statement, the same for the same text. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const nothing = (command: 'COMMIT' | 'ROLLBACK') => ({ command, rowCount: 0, rows: [] });

/**
 * A connection as Kysely uses it. A transaction that only reads costs one round trip: its begin goes
 * with the first statement, and nobody waits for its end, of which nothing depends.
 */
export class ScopedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  /** Begin of a reading transaction that has not been sent. */
  #begin: string | null = null;
  #isReading = false;
  /** Called when whoever has the connection gives it back. */
  onRelease: (() => void) | undefined;

  readonly #watch: ServerWatch | null;
  readonly #isShared: boolean;

  constructor(
    client: pg.PoolClient,
    { watch, isShared }: { readonly watch: ServerWatch | null; readonly isShared: boolean },
  ) {
    this.#client = client;
    this.#watch = watch;
    this.#isShared = isShared;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Nothing reads with a cursor.');
    return this.#query<R>(asked, values);
  }

  release(destroy?: boolean): void {
    try {
      this.#client.release(destroy);
    } finally {
      this.onRelease?.();
    }
  }

  #query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (text.startsWith(beginReading)) {
      this.#begin = text;
      this.#isReading = true;
      return this.#ended('COMMIT');
    }
    if (!this.#isReading) return this.#send<R>(text, values);
    if (text === 'commit' || text === 'rollback') return this.#endReading(text);
    return this.#read<R>(text, values);
  }

  /** Sends a statement, behind the begin where that waits. */
  async #read<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#begin === null) return this.#send<R>(text, values);
    const begun = this.#send(this.#begin, []);
    this.#begin = null;
    const answer = this.#send<R>(text, values);
    const [first, second] = await Promise.allSettled([begun, answer]);
    // What was read without role and account is never answered.
    if (first.status === 'rejected') throw first.reason;
    if (second.status === 'rejected') throw second.reason;
    return second.value;
  }

  #endReading<R>(text: 'commit' | 'rollback'): Promise<PostgresQueryResult<R>> {
    const wasSent = this.#begin === null;
    this.#begin = null;
    this.#isReading = false;
    // A connection that is lost meanwhile tells the next who uses it.
    if (wasSent) this.#send(text, []).catch(() => undefined);
    return this.#ended(text === 'commit' ? 'COMMIT' : 'ROLLBACK');
  }

  #ended<R>(command: 'COMMIT' | 'ROLLBACK'): Promise<PostgresQueryResult<R>> {
    return Promise.resolve(nothing(command));
  }

  async #send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = text.endsWith(mark) && !this.#isShared ? { name: nameOf(text) } : {};
    const asked = this.#client.query({
      text,
      // Several statements at once, as in a begin, go without parameters.
      ...(values.length > 0 && { values: [...values] }),
      ...name,
    });
    const guarded = this.#watch?.guard(asked, () => this.#lose()) ?? asked;
    const { command, rowCount, rows } = await guarded;
    return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
  }

  /** Ends the connection without asking the server, so that whatever waits on it fails. */
  #lose(): void {
    this.#client.connection.stream.destroy();
  }
}
