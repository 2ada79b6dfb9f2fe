import pg from 'pg';

/** Milliseconds that a statement may take before the server is asked whether it is there at all. */
const patience = 1000;
/** Milliseconds in which a server answers that is there. */
const answerTime = 600;
/** Milliseconds of a piece of it. */
const tick = 50;
/** Milliseconds after which the server would have ended a statement itself: only its connection is dead. */
const longest = 20_000;
/** Milliseconds from one question to the next while it does not answer. */
const retryAfter = 500;

/** The database does not answer; its code makes it 503. */
class ServerDownError extends Error {
  readonly code = '08006';
}

/** Asks a server something that takes no time; rejects when it does not answer. */
export type Probe = () => Promise<void>;

/** A probe by a connection of its own. What a server refuses, it has answered. */
export function probeOf(connectionString: string): Probe {
  return async () => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    let left = answerTime / tick;
    // Counted in pieces, of which a process that is busy misses most: it has heard no answer either.
    const late = setInterval(() => {
      left -= 1;
      if (left <= 0) client.connection.stream.destroy();
    }, tick);
    try {
      await client.connect();
      await client.query('select 1');
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
    } finally {
      clearInterval(late);
      client.connection.stream.destroy();
    }
  };
}

/**
 * Tells a server that hangs from a statement that takes long. A statement without an answer for a
 * second makes the watch ask on another connection; when that is not answered either, everything
 * that waits is given up and whatever comes is refused at once, until the server answers again.
 */
export class ServerWatch {
  readonly #probe: Probe;
  #asking: Promise<boolean> | null = null;
  #isDown = false;
  #next: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Throws while the server does not answer. */
  check(): void {
    if (this.#isDown) throw new ServerDownError('The database does not answer.');
  }

  /**
   * The answer of a statement.
   * @param lose ends its connection, so that the statement fails
   */
  async guard<T>(answer: Promise<T>, lose: () => void): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const end = performance.now() + longest;
    const look = (): void => {
      timer = setTimeout(() => {
        void this.#isAnswering().then((isThere) => {
          if (timer === undefined) return;
          if (isThere && performance.now() < end) look();
          else lose();
        });
      }, patience);
    };
    look();
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#next);
  }

  #isAnswering(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    const isThere = await this.#probe().then(
      () => true,
      () => false,
    );
    this.#isDown = !isThere && !this.#isStopped;
    if (this.#isDown) {
      this.#next = setTimeout(() => void this.#isAnswering(), retryAfter);
      this.#next.unref();
    }
    return isThere;
  }
}
