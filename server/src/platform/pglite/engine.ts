import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** The embedded database cannot answer; `code` makes it 503. */
class EngineDownError extends Error {
  readonly code = 'PGLITEDOWN';
}

/** Milliseconds after which a silent thread counts as lost; a panic can leave it spinning. */
const patience = 60_000;

const readyForQuery = 0x5a;

/** Text of a panic, after which the engine answers nothing more; null for ordinary replies. */
function panicOf(bytes: Uint8Array): string | null {
  if (bytes.at(-6) === readyForQuery) return null;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (!text.includes('VPANIC\0')) return null;
  return /\0M([^\0]*)/.exec(text)?.[1] ?? 'panic';
}

/** One run of the database thread. */
class Run {
  readonly ready: Promise<void>;
  failure: EngineDownError | null = null;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;

  constructor(dataDir: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { dataDir },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'failed') reject(this.#lose(message.message));
        else this.#settle(message);
      });
      const lose = (reason: string): void => reject(this.#lose(reason));
      this.#worker.on('error', (error) => lose(String(error)));
      this.#worker.on('exit', () => lose('it ended'));
    });
    // Whoever exchanges sees the failure; nobody may be waiting for the start itself.
    this.ready.catch(() => undefined);
  }

  ask(make: (id: number) => ToWorker): Promise<Uint8Array> {
    if (this.failure !== null) return Promise.reject(this.failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lose('it does not answer');
        void this.end();
      }, patience);
      const settled =
        <T>(next: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          next(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#worker.postMessage(make(id));
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(message: Extract<FromWorker, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    const panic = message.kind === 'reply' ? panicOf(message.bytes) : message.message;
    if (message.kind === 'reply' && panic === null) {
      waiting?.resolve(message.bytes);
      return;
    }
    // The wire protocol carries ordinary errors; an exception means that the engine is broken.
    waiting?.reject(this.#lose(panic ?? 'it panicked'));
    void this.end();
  }

  #lose(reason: string): EngineDownError {
    this.failure ??= new EngineDownError(`The embedded database is down: ${reason}.`);
    for (const waiting of this.#waiting.values()) waiting.reject(this.failure);
    this.#waiting.clear();
    return this.failure;
  }
}

/**
 * Handle on the database thread: bytes of the wire protocol in, bytes out, in order. A thread that
 * broke is replaced at the next connection, which recovers from the log on disk.
 */
export class PgliteEngine {
  readonly #dataDir: string;
  #run: Run;

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#run = new Run(dataDir);
  }

  /** Opens (or makes) the database in a folder. */
  static async start(dataDir: string): Promise<PgliteEngine> {
    const engine = new PgliteEngine(dataDir);
    await engine.#run.ready;
    return engine;
  }

  /** Makes sure that there is a thread; called by each new connection. */
  async connect(): Promise<void> {
    if (this.#run.failure !== null) {
      await this.#run.end();
      this.#run = new Run(this.#dataDir);
    }
    await this.#run.ready;
  }

  /** Sends protocol bytes and waits for what the database answers. */
  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    // A piece of a larger buffer would take the whole of it along.
    const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return this.#run.ask((id) => ({ kind: 'bytes', id, bytes: own }));
  }

  /** Writes a checkpoint, closes the files and ends the thread. */
  async close(): Promise<void> {
    await this.#run.ask((id) => ({ kind: 'close', id })).catch(() => undefined);
    await this.#run.end();
  }
}
