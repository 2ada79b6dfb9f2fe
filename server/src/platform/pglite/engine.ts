import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Handle on the database thread: bytes of the wire protocol in, bytes out, in order. */
export class PgliteEngine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failure: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Opens (or makes) the database in a folder. */
  static start(dataDir: string): Promise<PgliteEngine> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { dataDir },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const engine = new PgliteEngine(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve(engine);
        else if (message.kind === 'failed') reject(new Error(message.message));
        else engine.#settle(message);
      });
      worker.on('error', (error: Error) => engine.#fail(error, reject));
      worker.on('exit', () => engine.#fail(new Error('The embedded database ended.'), reject));
    });
  }

  /** Sends protocol bytes and waits for what the database answers. */
  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#ask((id) => ({ kind: 'bytes', id, bytes }));
  }

  /** Writes a checkpoint, closes the files and ends the thread. */
  async close(): Promise<void> {
    await this.#ask((id) => ({ kind: 'close', id })).catch(() => undefined);
    await this.#worker.terminate();
  }

  #ask(make: (id: number) => ToWorker): Promise<Uint8Array> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(make(id));
    });
  }

  #settle(message: Extract<FromWorker, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.bytes);
    else waiting?.reject(new Error(message.message));
  }

  #fail(error: Error, reject: (error: Error) => void): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    reject(error);
  }
}
