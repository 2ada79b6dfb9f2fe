import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface JournalOptions<Entry> {
  /** Of this journal alone; made where it is missing. */
  readonly folder: string;
  /** Tells it; rejects where it is to be told again. */
  send(entry: Entry): Promise<void>;
  /** Milliseconds after which what could not be told is told again. */
  readonly pause?: number;
}

const suffix = '.json';

/**
 * What is to be told once, whatever dies in between (CALL-09, CALL-11): each entry is a file before
 * it is told, and is gone once it was. Who is told recognises an entry that comes twice by its id.
 */
export class Journal<Entry extends { readonly id: string }> {
  readonly #options: JournalOptions<Entry>;
  readonly #sending = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: JournalOptions<Entry>) {
    this.#options = options;
  }

  /** Begins with what was left by the process before. */
  async open(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true });
    // Whoever is away must not keep calls waiting.
    void this.#tellLeft();
  }

  /** Done once it is kept; it is told after that. */
  async add(entry: Entry): Promise<void> {
    const file = this.#fileOf(entry.id);
    await writeFile(`${file}.new`, JSON.stringify(entry));
    await rename(`${file}.new`, file);
    void this.#tell(entry.id, entry);
  }

  /** What is not told yet, by id. */
  async left(): Promise<string[]> {
    const names = await readdir(this.#options.folder);
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => decodeURIComponent(name.slice(0, -suffix.length)));
  }

  /** Waits for what is being told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#sending.values());
  }

  #fileOf(id: string): string {
    return join(this.#options.folder, `${encodeURIComponent(id)}${suffix}`);
  }

  async #tellLeft(): Promise<void> {
    for (const id of await this.left()) if (!this.#isClosed) await this.#tell(id);
  }

  #tell(id: string, entry?: Entry): Promise<void> {
    const sending =
      this.#sending.get(id) ?? this.#send(id, entry).finally(() => this.#sending.delete(id));
    this.#sending.set(id, sending);
    return sending;
  }

  async #send(id: string, entry?: Entry): Promise<void> {
    const file = this.#fileOf(id);
    try {
      await this.#options.send(entry ?? (JSON.parse(await readFile(file, 'utf8')) as Entry));
      await unlink(file);
    } catch {
      this.#tellLater();
    }
  }

  #tellLater(): void {
    if (this.#isClosed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#tellLeft();
    }, this.#options.pause ?? 5000);
  }
}
