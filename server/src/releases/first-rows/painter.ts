import { Worker } from 'node:worker_threads';
import type { Task, TaskAnswer, Work } from './task.ts';

/** A script that a version brings. */
export interface PainterScript {
  /** Tells versions apart; the same key always has the same source. */
  readonly key: string;
  readonly source: string;
}

/** Runs the scripts of first rows outside of the server's own thread. */
export interface Painter {
  /** Runs one function of a script; rejects when it throws, hangs or takes too much memory. */
  run(script: PainterScript, work: Work): Promise<string>;
  close(): void;
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

export interface PainterLimits {
  /** Milliseconds of work of one function. */
  readonly work: number;
  /** Milliseconds until the thread counts as hung, waiting for others included. */
  readonly patience: number;
  /** Megabytes that all scripts may hold. */
  readonly memory: number;
}

const painterLimits: PainterLimits = { work: 250, patience: 3000, memory: 192 };

/**
 * The thread begins with the first work, and again after it was ended. Whatever a script does costs
 * the works that wait at that moment, and nothing else.
 */
export function createPainter(limits: PainterLimits = painterLimits): Painter {
  let thread: Worker | null = null;
  let sent = new Set<string>();
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function end(reason: string): void {
    const old = thread;
    thread = null;
    sent = new Set();
    for (const [id, work] of waiting) {
      waiting.delete(id);
      clearTimeout(work.timer);
      work.reject(new Error(reason));
    }
    void old?.terminate();
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
      else work.reject(new Error(told.failure));
    });
    const gone = (reason: string) => {
      if (thread === started) end(reason);
    };
    started.on('error', (error) => gone(error.message));
    started.on('exit', () => gone('The thread of first rows ended.'));
    return started;
  }

  return {
    run({ key, source }, work) {
      thread ??= open();
      const worker = thread;
      count += 1;
      const id = count;
      const script = sent.has(key) ? undefined : source;
      sent.add(key);
      return new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => end('First rows took too long.'), limits.patience);
        const isOver = (text: string) => resolve(text);
        const failed = (error: Error) => {
          // The thread forgets the room of what failed.
          sent.delete(key);
          reject(error);
        };
        waiting.set(id, { resolve: isOver, reject: failed, timer });
        const task: Task = { id, key, script, limit: limits.work, ...work };
        worker.postMessage(task);
      });
    },
    close: () => end('The portal stops.'),
  };
}
