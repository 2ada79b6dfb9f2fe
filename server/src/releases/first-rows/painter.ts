import { Worker } from 'node:worker_threads';
import type { Task, TaskAnswer, Work } from './task.ts';

/** A script that a version brings. */
export interface PainterScript {
  /** Tells versions apart; the same key always has the same source. */
  readonly key: string;
  readonly source: string;
}

/** Others had the processor: nothing is known of the script, and another try may do. */
export class LateError extends Error {}

/** Runs the scripts of first rows outside of the server's own thread. */
export interface Painter {
  /**
   * Runs one function of a script; rejects when it throws, hangs or takes too much memory, with
   * LateError when it did not get the processor for its work.
   */
  run(script: PainterScript, work: Work): Promise<string>;
  /** Done once the thread has ended. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
  readonly workBefore: number;
  readonly timer: NodeJS.Timeout;
}

export interface PainterLimits {
  /** Milliseconds of work of one function. */
  readonly work: number;
  /** Milliseconds that anybody waits for an answer, the start of the thread included. */
  readonly patience: number;
  /** Megabytes that all scripts may hold. */
  readonly memory: number;
}

const painterLimits: PainterLimits = { work: 750, patience: 3000, memory: 192 };

/** Milliseconds of the processor that all other threads have had; the painter's are among them. */
function workOfOthers(): number {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - own.user - own.system) / 1000;
}

/**
 * The thread begins with the first work, and again after it was ended. Whatever a script does costs
 * the works that wait at that moment, and nothing else.
 */
export function createPainter(limits: PainterLimits = painterLimits): Painter {
  let thread: Worker | null = null;
  // Node may crash where a thread begins while another one ends (nodejs/node#56312).
  let ended: Promise<unknown> = Promise.resolve();
  let sent = new Set<string>();
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function end(error: Error): void {
    const old = thread;
    thread = null;
    sent = new Set();
    for (const [id, work] of waiting) {
      waiting.delete(id);
      clearTimeout(work.timer);
      work.reject(error);
    }
    if (old) ended = old.terminate();
  }

  /** A thread that has not worked meanwhile does not hang: begun anew, it would be later still. */
  function giveUp(id: number): void {
    const work = waiting.get(id);
    if (!work) return;
    const error = new LateError('First rows took too long.');
    if (workOfOthers() - work.workBefore > limits.patience / 2) return end(error);
    waiting.delete(id);
    work.reject(error);
  }

  function open(): Worker {
    const started = new Worker(new URL('./thread.ts', import.meta.url), {
      env: {},
      stdout: false,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 16 },
    });
    started.unref();
    started.on('message', (told: TaskAnswer) => {
      const work = waiting.get(told.id);
      if (!work) return;
      waiting.delete(told.id);
      clearTimeout(work.timer);
      if ('text' in told) work.resolve(told.text);
      else work.reject(told.isLate ? new LateError(told.failure) : new Error(told.failure));
    });
    const gone = (reason: string) => {
      if (thread === started) end(new Error(reason));
    };
    started.on('error', (error) => gone(error.message));
    started.on('exit', () => gone('The thread of first rows ended.'));
    return started;
  }

  return {
    async run({ key, source }, work) {
      if (!thread) await ended;
      thread ??= open();
      const worker = thread;
      count += 1;
      const id = count;
      const script = sent.has(key) ? undefined : source;
      sent.add(key);
      return new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => giveUp(id), limits.patience);
        const isOver = (text: string) => resolve(text);
        const failed = (error: Error) => {
          // The thread forgets the room of what failed.
          sent.delete(key);
          reject(error);
        };
        waiting.set(id, { resolve: isOver, reject: failed, workBefore: workOfOthers(), timer });
        const task: Task = { id, key, script, limit: limits.work, ...work };
        worker.postMessage(task);
      });
    },
    async close() {
      end(new Error('The portal stops.'));
      await ended;
    },
  };
}
