import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
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

/** A line of the file: a call as it is now, one that is over, or when calls were known to go on. */
type Line = CallState | { readonly over: string } | { readonly seenAt: number };

/** Bytes of lines that were overtaken after which the file is written anew. */
const mostOvertaken = 4_000_000;

/**
 * Calls under way, as lines of one file that are added at each change: the last one of a call counts.
 * They are written while the process waits: a request that follows from what was kept never leaves
 * before it, and a line costs less so than by another thread.
 */
export class CallFiles implements KeptCalls {
  readonly #file: string;
  readonly #onError: (error: unknown) => void;
  /** As JSON: whoever carries a call out changes it. */
  readonly #calls = new Map<string, string>();
  #seenAt = 0;
  #added = 0;
  #descriptor: number;

  /** Reads what was left by the process before; the folder is of this alone, and made. */
  constructor(folder: string, onError: (error: unknown) => void) {
    this.#file = join(folder, 'calls.jsonl');
    this.#onError = onError;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const line of this.#lines()) this.#read(line);
    this.#descriptor = this.#begin();
  }

  get seenAt(): number {
    return this.#seenAt;
  }

  set seenAt(at: number) {
    this.#seenAt = at;
    if (this.#calls.size > 0) this.#add(JSON.stringify({ seenAt: at } satisfies Line));
  }

  all(): CallState[] {
    // What an older version kept lacks what came later.
    return [...this.#calls.values()].map((text) => {
      const call = JSON.parse(text) as CallState | Omit<CallState, 'recorded'>;
      return { recorded: [], ...call };
    });
  }

  keep(call: CallState): void {
    const text = JSON.stringify(call satisfies Line);
    this.#calls.set(call.id, text);
    this.#add(text);
  }

  drop(id: string): void {
    if (this.#calls.delete(id)) this.#add(JSON.stringify({ over: id } satisfies Line));
  }

  #lines(): string[] {
    try {
      return readFileSync(this.#file, 'utf8').split('\n');
    } catch {
      return [];
    }
  }

  #read(text: string): void {
    if (text === '') return;
    try {
      const line = JSON.parse(text) as Line;
      if ('over' in line) this.#calls.delete(line.over);
      else if ('seenAt' in line) this.#seenAt = line.seenAt;
      else this.#calls.set(line.id, text);
    } catch (error) {
      // It was cut off by a death, or the disk was full; the line before it counts.
      this.#onError(error);
    }
  }

  /** Writes the file anew, with what counts alone. */
  #begin(): number {
    const draft = `${this.#file}.new`;
    const lines = [
      JSON.stringify({ seenAt: this.#seenAt } satisfies Line),
      ...this.#calls.values(),
    ];
    writeFileSync(draft, lines.join('\n'), { mode: 0o600 });
    renameSync(draft, this.#file);
    this.#added = 0;
    return openSync(this.#file, 'a');
  }

  #add(line: string): void {
    try {
      // In front: what was cut off before it ends there.
      this.#added += writeSync(this.#descriptor, `\n${line}`);
      if (this.#added < mostOvertaken) return;
      closeSync(this.#descriptor);
      this.#descriptor = this.#begin();
    } catch (error) {
      // A call goes on without it.
      this.#onError(error);
    }
  }
}
