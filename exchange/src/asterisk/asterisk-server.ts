import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answersAri } from './ari-ping.ts';
import { writeConfiguration } from './configuration.ts';
import type { AsteriskOptions } from './options.ts';
import { answersSip } from './sip-options.ts';

/** Runs `asterisk` where it is installed, with this folder in sight under its own path. */
type Run = (
  program: 'asterisk',
  args: readonly string[],
  options: Pick<SpawnOptions, 'stdio'> & { folder: string },
) => ChildProcess;

interface Surroundings {
  run: Run;
  /** Takes what an operator should read, a line at a time. */
  say(line: string): void;
  /** Milliseconds between two looks at SIP. */
  watchEvery?: number;
}

/** Questions without an answer, one after the other, that end an Asterisk. One may get lost. */
const missesAllowed = 2;
const startsWithin = 60_000;
const stopsWithin = 10_000;
const lastLines = 10;

/** Whether an Asterisk lives in this folder whose own process has gone: its calls may talk on. */
function isTaken(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, 'run', 'asterisk.ctl'));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/**
 * One Asterisk with our configuration: starts it, and starts it again when it ends by itself or
 * answers no more SIP. A lock of its SIP leaves ARI answering (asterisk#2166, #1774), so SIP itself
 * is asked.
 */
export class AsteriskServer {
  readonly #options: AsteriskOptions;
  readonly #surroundings: Surroundings;
  #child: ChildProcess | null = null;
  #watch: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #isStopped = false;
  #misses = 0;

  constructor(options: AsteriskOptions, surroundings: Surroundings) {
    this.#options = options;
    this.#surroundings = surroundings;
  }

  /**
   * Answers once ARI does, and watches from then on.
   *
   * @throws {Error} with the last words of an Asterisk that does not come up
   */
  async start(): Promise<void> {
    await this.#launch();
    const look = (): void => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null;
      });
    };
    this.#watch = setInterval(look, this.#surroundings.watchEvery ?? 5000);
  }

  /** Ends it with all of its calls. */
  async stop(): Promise<void> {
    clearInterval(this.#watch);
    this.#isStopped = true;
    await this.#looking;
    await this.#end('SIGTERM');
  }

  /** The process that runs now; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async #launch(): Promise<void> {
    const { folder, ari } = this.#options;
    if (await isTaken(folder)) throw new Error(`Another Asterisk runs in ${folder}. End it first.`);
    const configuration = writeConfiguration(this.#options);
    const args = ['-f', '-n', '-C', configuration];
    const child = this.#surroundings.run('asterisk', args, {
      folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#misses = 0;
    const words = this.#listen(child);
    const leave = (): void => {
      if (this.#child === child) this.#child = null;
    };
    // A program that cannot be run at all has an error and no end.
    child.once('error', leave).once('close', leave);
    const deadline = performance.now() + startsWithin;
    while (this.#child === child && !this.#isStopped && performance.now() < deadline) {
      if (await answersAri(ari)) return;
      await pause(50);
    }
    await this.#end('SIGKILL');
    throw new Error(`Asterisk did not come up:\n${words.join('\n')}`);
  }

  /** Passes on what it says; answers its last lines, which go on changing. */
  #listen(child: ChildProcess): string[] {
    const words: string[] = [];
    const take = (text: string): void => {
      for (const line of text.split('\n').filter(Boolean)) {
        this.#surroundings.say(line);
        words.push(line);
      }
      words.splice(0, words.length - lastLines);
    };
    child.on('error', ({ message }) => take(message));
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take);
    return words;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopsWithin);
    await closed;
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    try {
      const why = await this.#fault();
      if (!why || this.#isStopped) return;
      this.#surroundings.say(`${why} It is started again.`);
      await this.#end('SIGKILL');
      await this.#launch();
    } catch (error) {
      this.#surroundings.say(error instanceof Error ? error.message : String(error));
    }
  }

  async #fault(): Promise<string | null> {
    if (!this.#child) return 'Asterisk has ended by itself.';
    const isAlive = await answersSip(this.#options.sip, this.#surroundings.watchEvery ?? 2000);
    this.#misses = isAlive ? 0 : this.#misses + 1;
    return this.#misses > missesAllowed ? 'Asterisk answers no SIP.' : null;
  }
}
