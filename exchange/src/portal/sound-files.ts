import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SoundFilesOptions {
  /** Of these files alone, where Asterisk reads them too; made where it is missing. */
  readonly folder: string;
  /** The sound with a hash as telephones play it, a WAV file. */
  fetch(sha256: string): Promise<Uint8Array>;
  onError(error: unknown): void;
}

const suffix = '.wav';

/**
 * What callers hear, fetched before somebody calls: each sound is a file named by its content, which
 * is played without asking anybody, with the portal away too.
 */
export class SoundFiles {
  readonly #options: SoundFilesOptions;
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(options: SoundFilesOptions) {
    this.#options = options;
  }

  /** Begins with what was fetched before, of which only what somebody may hear still is kept. */
  async open(heard: ReadonlySet<string>): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      const isHeard = name.endsWith(suffix) && heard.has(name.slice(0, -suffix.length));
      if (!isHeard) await rm(join(folder, name));
    }
  }

  /** The file of a sound as Asterisk names it, without its ending; null until it is there. */
  fileOf(sha256: string): string | null {
    const file = join(this.#options.folder, sha256);
    return existsSync(`${file}${suffix}`) ? file : null;
  }

  /** Fetches what is missing, one after another: a sound is made when it is asked for. */
  async fetch(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) await this.#fetchOnce(hash);
  }

  #fetchOnce(hash: string): Promise<void> {
    const known = this.#fetching.get(hash);
    if (known || this.fileOf(hash) !== null) return known ?? Promise.resolve();
    const fetching = this.#write(hash)
      .catch(this.#options.onError)
      .finally(() => this.#fetching.delete(hash));
    this.#fetching.set(hash, fetching);
    return fetching;
  }

  async #write(hash: string): Promise<void> {
    const file = join(this.#options.folder, hash);
    await writeFile(`${file}.new`, await this.#options.fetch(hash));
    await rename(`${file}.new`, `${file}${suffix}`);
  }
}
