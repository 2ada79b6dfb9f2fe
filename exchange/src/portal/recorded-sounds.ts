import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Journal } from './journal.ts';

/** What Asterisk recorded, with what the portal is told of it beside. */
export interface Recorded {
  /** By which the portal knows it again: of a message, its call's. */
  readonly id: string;
  /** Name of what Asterisk recorded. */
  readonly recording: string;
}

export interface RecordedSoundsOptions<Entry extends Recorded> {
  /** What one is, before its id. */
  readonly what: string;
  /** Of what is not told yet, and of what the portal refused (`refused`); made where it is missing. */
  readonly folder: string;
  /** Where Asterisk puts recordings. */
  readonly recordings: string;
  /** Tells the portal; answers what it refuses for good. Rejects where it is to be told again. */
  send(entry: Entry, wave: Buffer<ArrayBuffer>): Promise<string | null>;
  onRefused(what: string, because: string): void;
  /** Milliseconds after which what could not be told is told again. */
  readonly pause?: number;
}

const headBytes = 44;
/** Of one channel and 16 bits at 8 kHz. */
const bytesASecond = 16_000;

/**
 * What callers said to voicemails, or what was recorded of talks, handed to the portal once and then
 * removed, whatever dies in between: a recording stays until the portal has it, and one that is gone was handed over before.
 */
export class RecordedSounds<Entry extends Recorded> {
  readonly #options: RecordedSoundsOptions<Entry>;
  readonly #journal: Journal<Entry>;

  constructor(options: RecordedSoundsOptions<Entry>) {
    this.#options = options;
    const { folder, pause } = options;
    this.#journal = new Journal({
      folder,
      send: (entry) => this.#handOver(entry),
      ...(pause !== undefined && { pause }),
    });
  }

  /** Begins with what was left by the process before. */
  async open(): Promise<void> {
    await mkdir(this.#refused, { recursive: true });
    await this.#journal.open();
  }

  /**
   * Done once it is kept. Nothing, or less than a second, is what callers leave who hang up at the
   * beep, and no message; a talk as short has no words either.
   */
  async add(entry: Entry): Promise<void> {
    const file = this.#fileOf(entry);
    const { size } = (await stat(file).catch(() => null)) ?? { size: 0 };
    if (size - headBytes < bytesASecond) await rm(file, { force: true });
    else await this.#journal.add(entry);
  }

  /** Waits for what is being told. */
  close(): Promise<void> {
    return this.#journal.close();
  }

  get #refused(): string {
    return join(this.#options.folder, 'refused');
  }

  #fileOf({ recording }: Recorded): string {
    return join(this.#options.recordings, `${recording}.wav`);
  }

  async #handOver(entry: Entry): Promise<void> {
    const file = this.#fileOf(entry);
    const wave = await readWave(file);
    if (wave === null) return;
    const because = await this.#options.send(entry, wave);
    if (because === null) return rm(file, { force: true });
    this.#options.onRefused(`${this.#options.what} ${entry.id}`, because);
    await rename(file, join(this.#refused, `${entry.id}.wav`));
  }
}

/** A recording, with the lengths in its head that Asterisk writes last; null where there is none. */
async function readWave(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const wave = bytes && bytes.subarray(0, bytes.length - (bytes.length % 2));
  wave?.writeUInt32LE(wave.length - 8, 4);
  wave?.writeUInt32LE(wave.length - headBytes, 40);
  return wave;
}
