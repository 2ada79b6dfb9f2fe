import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const file = '/proc/self/stat';

/** Ticks of `/proc/self/stat` in a second: USER_HZ, which Linux keeps at 100 for all programs. */
const ticks = 100;

/**
 * Processor seconds, user and system, of this process and of all that it started and that have
 * ended, with theirs (proc_pid_stat(5)); null on systems that do not tell.
 */
export function processorSeconds() {
  if (!existsSync(file)) return null;
  const stat = readFileSync(file, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return (user + system + childrenUser + childrenSystem) / ticks;
}

/** A run may use a tenth more than the one whose figures are kept. */
const allowed = 1.1;

const keptFile = join(root, 'scripts', 'processor.json');

/** The figures of one kind of processor say nothing about another. */
const processor = cpus()[0]?.model ?? 'unknown';

/** What each part of a run takes of the processor. */
export class Meter {
  #last = processorSeconds();
  #spent = {};

  /** Books what was used since the last call to a part. */
  book(part) {
    const now = processorSeconds();
    if (now !== null) this.#spent[part] = Math.round(now - this.#last);
    this.#last = now;
  }

  /** Keeps the figures of this run for those to come. */
  keep() {
    writeFileSync(keptFile, `${JSON.stringify({ processor, seconds: this.#spent }, null, 2)}\n`);
  }

  /** As `Tally.add` takes it: the parts that grew since the run whose figures are kept. */
  compared() {
    const kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {};
    if (kept.processor === processor) return { failed: grown(this.#spent, kept.seconds) };
    return { skipped: [`Processor seconds: none are kept of a run on ${processor}`] };
  }

  toString() {
    const parts = Object.entries(this.#spent).map(([part, seconds]) => `${part} ${seconds}`);
    return parts.join(', ') || 'not told by this system';
  }
}

/**
 * Parts that grew by more than a tenth, each in a sentence. What is new is no growth: whoever adds a
 * part keeps its figure.
 *
 * @param {Record<string, number>} spent processor seconds by part
 * @param {Record<string, number>} kept the same of an earlier run
 */
export function grown(spent, kept) {
  return Object.entries(spent)
    .filter(([part, seconds]) => seconds > kept[part] * allowed)
    .map(([part, seconds]) => `${part}: ${seconds} s of the processor, ${kept[part]} s before`);
}
