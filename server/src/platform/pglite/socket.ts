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
    process.nextTick(() => this.emit('connect'));
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
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map((part) => part.chunk)), done);
  }

  #send(bytes: Buffer, done: Done): void {
    if (bytes[0] === terminate && bytes.length === 5) {
      this.push(null);
      done();
      return;
    }
    this.#engine.exchange(bytes).then(
      (reply) => {
        this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
        done();
      },
      (error: Error) => done(error),
    );
  }
}
