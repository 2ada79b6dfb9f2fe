import type { Clock } from './clock.ts';
import { type Database, outsideTransaction } from './database.ts';
import { type DueSubject, noteFailure, type Settle, store, take, type Taken } from './due-rows.ts';

/** How records of a kind move on. */
export interface WorkKind {
  readonly kind: string;
  /**
   * Takes the next step outside of any transaction, such as asking a carrier; answers how to store
   * it. A crash or a throw repeats it later, so what it asks for is named by the subject's id.
   */
  advance(subject: DueSubject): Promise<Settle>;
}

const every = 2000;

export interface DueWorkPort {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}

/** The worker of one process. */
export interface DueWork {
  /** Works off what is due now, and what becomes due by that. */
  run(): Promise<void>;
  /** Ends the regular runs and waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Makes a worker that moves records on when the server's clock says so; any number of processes
 * share the work. It runs by itself once it is started.
 */
export function createDueWork(
  { db, clock, log }: DueWorkPort,
  kinds: readonly WorkKind[],
): DueWork & { start(): void } {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function step(taken: Taken): Promise<void> {
    const { kind, subjectId, tenantId } = taken;
    try {
      const settle = await byName.get(kind)?.advance(taken);
      if (settle) await db.tenant(tenantId, (tx) => store(tx, taken, settle));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ kind, subjectId, reason }, 'due work');
      await db.system((tx) => noteFailure(tx, taken, reason));
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const taken = await db.system((tx) => take(tx, [...byName.keys()], clock.now()));
      if (taken.length === 0) return;
      for (const one of taken) await step(one);
    }
  }

  function run(): Promise<void> {
    running ??= outsideTransaction(work).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    start() {
      timer ??= setInterval(() => {
        run().catch((error: unknown) => log.warn({ reason: String(error) }, 'due work'));
      }, every);
    },
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
