import pg from 'pg';
import { tolerateLostConnections } from '../pool-errors.ts';
import { PgliteEngine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteSocket } from './socket.ts';

/** `pg.Pool` on the embedded database: one connection, which an error does not cost. */
export class PglitePool extends pg.Pool {
  readonly #engine: PgliteEngine;
  readonly #release: () => void;

  private constructor(engine: PgliteEngine, release: () => void) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      pipeline: true,
      user: 'postgres',
      database: 'postgres',
      stream: () => new PgliteSocket(engine),
    } as pg.PoolConfig);
    tolerateLostConnections(this);
    this.#engine = engine;
    this.#release = release;
  }

  /** Locks the folder, prepares it if asked to, and opens the database in it. */
  static async open(
    folder: string,
    prepare?: (folder: string) => Promise<void>,
  ): Promise<PglitePool> {
    const release = lockFolder(folder);
    try {
      await prepare?.(folder);
      return new PglitePool(await PgliteEngine.start(folder), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override async end(callback?: () => void): Promise<void> {
    await super.end();
    await this.#engine.close();
    this.#release();
    callback?.();
  }
}
