import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answersAri, hasCalls } from './ari-ping.ts';
import { isWritten, writeConfiguration } from './configuration.ts';
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
const answersWithin = 10_000;
const stopsWithin = 10_000;
const lastLines = 10;

/** An Asterisk that runs: a child of ours, or of a process that died. */
interface Running {
  readonly pid: number;
  /** Its end. */
  readonly gone: Promise<unknown>;
}

/** Its control socket, which closes when it ends; null where none runs in the folder. */
function controlOf(folder: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, 'run', 'asterisk.ctl'));
    socket.once('error', () => resolve(null));
    socket.once('connect', () => resolve(socket.resume()));
  });
}

/**
 * One Asterisk with our configuration: takes over the one that runs in the folder still, because the
 * process that started it has died, else starts it; and starts it again when it ends by itself or
 * answers no more SIP. A lock of its SIP leaves ARI answering (asterisk#2166, #1774), so SIP itself
 * is asked.
 */
export class AsteriskServer {
  readonly #options: AsteriskOptions;
  readonly #surroundings: Surroundings;
  #running: Running | null = null;
  /** It runs with other settings than it would be started with. */
  #isOutdated = false;
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
    if (!(await this.#takeOver())) await this.#launch();
    this.#watch = setInterval(() => this.#lookOnce(), this.#surroundings.watchEvery ?? 5000);
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
    return this.#running?.pid;
  }

  /** Whether one runs that can be worked with; its calls go on. */
  async #takeOver(): Promise<boolean> {
    const { folder } = this.#options;
    const { say } = this.#surroundings;
    const control = await controlOf(folder);
    if (control === null) return false;
    const pid = Number(readFileSync(join(folder, 'run', 'asterisk.pid'), 'utf8'));
    const running = { pid, gone: once(control, 'close').finally(() => control.destroy()) };
    this.#follow(running);
    if (!(await this.#comesUp(running, answersWithin))) {
      say('The Asterisk that runs in the folder does not answer ARI. It is started again.');
      await this.#end('SIGKILL');
      return false;
    }
    this.#isOutdated = !isWritten(this.#options);
    say(`Asterisk runs already (process ${pid}): its calls are taken up.`);
    if (this.#isOutdated) say('It is started again with new settings once it has no calls.');
    return true;
  }

  async #launch(): Promise<void> {
    const { folder } = this.#options;
    const configuration = writeConfiguration(this.#options);
    const args = ['-f', '-n', '-C', configuration];
    const child = this.#surroundings.run('asterisk', args, {
      folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const words = this.#listen(child);
    this.#isOutdated = false;
    // A program that cannot be run at all has an error, no process, and an end all the same.
    const running = { pid: child.pid ?? 0, gone: once(child, 'close').catch(() => {}) };
    this.#follow(running);
    if (await this.#comesUp(running, startsWithin)) return;
    await this.#end('SIGKILL');
    throw new Error(`Asterisk did not come up:\n${words.join('\n')}`);
  }

  #follow(running: Running): void {
    this.#running = running;
    this.#misses = 0;
    void running.gone.then(() => {
      if (this.#running !== running) return;
      this.#running = null;
      if (this.#watch && !this.#isStopped) this.#lookOnce();
    });
  }

  async #comesUp(running: Running, within: number): Promise<boolean> {
    const deadline = performance.now() + within;
    while (this.#running === running && !this.#isStopped && performance.now() < deadline) {
      if (await answersAri(this.#options.ari)) return true;
      await pause(50);
    }
    return false;
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
    const running = this.#running;
    this.#running = null;
    if (!running?.pid) return;
    const kill = (how: NodeJS.Signals): void => {
      try {
        process.kill(running.pid, how);
      } catch {
        // It has ended by itself meanwhile.
      }
    };
    kill(signal);
    const timer = setTimeout(kill, stopsWithin, 'SIGKILL');
    await running.gone;
    clearTimeout(timer);
  }

  #lookOnce(): void {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
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
    if (!this.#running) return 'Asterisk has ended by itself.';
    if (this.#isOutdated && !(await hasCalls(this.#options.ari))) return 'Settings are new.';
    const isAlive = await answersSip(this.#options.sip, this.#surroundings.watchEvery ?? 2000);
    this.#misses = isAlive ? 0 : this.#misses + 1;
    return this.#misses > missesAllowed ? 'Asterisk answers no SIP.' : null;
  }
}
