import { write as writeFile, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;

interface LogOutputOptions {
  /** Where lines go; the standard output unless given. */
  readonly fd?: number;
  /** Characters that may wait; lines beyond them are lost. */
  readonly room?: number;
  /** Milliseconds after which a write that failed is tried again. */
  readonly pause?: number;
  readonly write?: (fd: number, bytes: Buffer, done: Written) => void;
}

const largestWrite = 64 * 1024;

/**
 * Where the log goes. A write never makes the process wait: lines queue while the output is slow, full or away,
 * those beyond the room are lost, and their number is said in a line of the log once it can be written again.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number;
  readonly #room: number;
  readonly #pause: number;
  readonly #writeTo: NonNullable<LogOutputOptions['write']>;
  #lines: string[] = [];
  #size = 0;
  #lost = 0;
  /** What is being written, without the part that is. */
  #bytes: Buffer | null = null;
  #retry: NodeJS.Timeout | undefined;
  #onEmpty: (() => void)[] = [];

  constructor({
    fd = 1,
    room = 1024 * 1024,
    pause = 1000,
    write = writeFile,
  }: LogOutputOptions = {}) {
    this.#fd = fd;
    this.#room = room;
    this.#pause = pause;
    this.#writeTo = write;
  }

  /** Takes a line, with its line end. */
  write(line: string): void {
    if (this.#size + line.length > this.#room) {
      this.#lost += 1;
      return;
    }
    this.#lines.push(line);
    this.#size += line.length;
    if (this.#bytes === null) this.#writeNext();
  }

  /** Settles once nothing waits any more, at the latest after the given time. */
  async drain(milliseconds: number): Promise<void> {
    if (this.#bytes === null) return;
    await new Promise<void>((resolve) => {
      this.#onEmpty.push(resolve);
      setTimeout(resolve, milliseconds).unref();
    });
  }

  /** For the end of the process: writes what waits, once, whatever comes of it. */
  flush(): void {
    // While a write is under way the output may be stuck, and another one would wait for it.
    if (this.#bytes !== null && this.#retry === undefined) return;
    try {
      if (this.#bytes !== null) writeSync(this.#fd, this.#bytes);
      const rest = this.#take(Number.POSITIVE_INFINITY);
      if (rest !== '') writeSync(this.#fd, rest);
    } catch {
      // Nobody is left to be told.
    }
  }

  #take(most: number): string {
    let text = '';
    while (this.#lines.length > 0 && text.length < most) text += this.#lines.shift() ?? '';
    this.#size -= text.length;
    if (this.#lines.length === 0 && this.#lost > 0) {
      text += this.#lossLine();
      this.#lost = 0;
    }
    return text;
  }

  #lossLine(): string {
    const time = new Date().toISOString();
    const said = { level: 40, time, pid: process.pid, lost: this.#lost };
    return `${JSON.stringify({ ...said, msg: 'log lines were lost, the log could not be written' })}\n`;
  }

  #writeNext(): void {
    const text = this.#take(largestWrite);
    if (text !== '') {
      this.#bytes = Buffer.from(text);
      this.#writeBytes(this.#bytes);
      return;
    }
    this.#bytes = null;
    for (const tell of this.#onEmpty.splice(0)) tell();
  }

  #writeBytes(bytes: Buffer): void {
    this.#writeTo(this.#fd, bytes, (error, written) => {
      if (error !== null) return this.#tryLater();
      const rest = bytes.subarray(written);
      this.#bytes = rest;
      if (rest.length > 0) this.#writeBytes(rest);
      else this.#writeNext();
    });
  }

  #tryLater(): void {
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      if (this.#bytes !== null) this.#writeBytes(this.#bytes);
    }, this.#pause);
    this.#retry.unref();
  }
}
