import { Duplex } from 'node:stream';
import type { PgliteEngine } from './engine.ts';

const terminate = 0x58;

type Done = (error?: Error | null) => void;

/** What the `pg` client takes for a TCP socket: hands its bytes to the embedded database. */
export class PgliteSocket extends Duplex {
  readonly #engine: PgliteEngine;

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.connect().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    void this.#send(Buffer.concat(chunks.map((part) => part.chunk)), done);
  }

  async #send(bytes: Buffer, done: Done): Promise<void> {
    try {
      if (bytes[0] === terminate && bytes.length === 5) {
        this.push(null);
      } else {
        const reply = await this.#engine.exchange(bytes);
        this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
      }
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }
}
