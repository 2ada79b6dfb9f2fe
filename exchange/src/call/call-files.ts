import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallState } from './call-state.ts';

/** Calls under way, kept where they outlive whoever carries them out. */
export interface KeptCalls {
  /** When calls were last known to go on, in milliseconds. */
  seenAt: number;
  all(): CallState[];
  keep(call: CallState): void;
  /** It was told how the call went. */
  drop(id: string): void;
}

const suffix = '.json';

/**
 * Calls under way, each a file. They are written while the process waits: a request that follows from
 * what was kept never leaves before it, and a small file costs less so than by another thread.
 */
export class CallFiles implements KeptCalls {
  readonly #folder: string;
  readonly #onError: (error: unknown) => void;
  /** As JSON: whoever carries a call out changes it. */
  readonly #calls = new Map<string, string>();
  #seenAt: number;

  /** Reads what was left by the process before; the folder is of this alone, and made. */
  constructor(folder: string, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#onError = onError;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#seenAt = Number(this.#read('seen') ?? 0);
    for (const name of readdirSync(folder).filter((one) => one.endsWith(suffix))) {
      try {
        const text = this.#read(name) ?? '';
        this.#calls.set((JSON.parse(text) as CallState).id, text);
      } catch (error) {
        onError(error);
      }
    }
  }

  get seenAt(): number {
    return this.#seenAt;
  }

  set seenAt(at: number) {
    this.#seenAt = at;
    if (this.#calls.size > 0) this.#write('seen', `${at}`);
  }

  all(): CallState[] {
    return [...this.#calls.values()].map((text) => JSON.parse(text) as CallState);
  }

  keep(call: CallState): void {
    const text = JSON.stringify(call);
    this.#calls.set(call.id, text);
    this.#write(`${call.id}${suffix}`, text);
  }

  drop(id: string): void {
    if (this.#calls.delete(id)) rmSync(join(this.#folder, `${id}${suffix}`), { force: true });
  }

  #read(name: string): string | null {
    try {
      return readFileSync(join(this.#folder, name), 'utf8');
    } catch {
      return null;
    }
  }

  #write(name: string, text: string): void {
    const file = join(this.#folder, name);
    try {
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      // A call goes on without a file.
      this.#onError(error);
    }
  }
}
