import type { Clock } from './clock.ts';
import { type Database, outsideTransaction } from './database.ts';
import {
  type DueSubject,
  noteFailure,
  type Settle,
  standOf,
  store,
  take,
  type TakenStep,
} from './due-rows.ts';
import { inLanguage } from './languages.ts';
import type { Metrics } from './observe/metrics.ts';
import { holdAccountRow } from './rows.ts';

/** How records of a kind move on. */
export interface WorkKind {
  readonly kind: string;
  /**
   * Takes the next step outside of any transaction, such as asking a carrier; answers how to store
   * it. A crash or a throw repeats it later, so what it asks for is named by the subject's id.
   */
  advance(subject: DueSubject): Promise<Settle>;
  /**
   * What is stored holds the account before its own row here, in the order of those who hold the
   * account and then move its time: else each waits for the other.
   */
  readonly holdsAccount?: true;
}

const every = 2000;

/** Steps of one kind that a process has under way at most. */
const placesOfKind = 4;

export interface DueWorkPort {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}

/** The worker of one process. */
export interface DueWork {
  /** Works off what is due now, and what becomes due by that. */
  run(): Promise<void>;
  /** Ends the regular looks and waits for the steps under way. */
  stop(): Promise<void>;
}

interface UnderWay {
  readonly taken: TakenStep;
  readonly end: Promise<void>;
}

/**
 * Makes a worker that moves records on when the server's clock says so; any number of processes
 * share the work. Each kind has places of its own, so that a slow step holds up no other kind. It
 * looks by itself once it is started.
 */
export function createDueWork(
  { db, clock, log }: DueWorkPort,
  kinds: readonly WorkKind[],
): DueWork & { start(): void } {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const underWay = new Set<UnderWay>();
  let looking: Promise<number> | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function step(taken: TakenStep): Promise<void> {
    const { kind, subjectId, tenantId, language } = taken;
    try {
      await inLanguage(language, async () => {
        const { advance, holdsAccount } = byName.get(kind) ?? {};
        const settle = await advance?.(taken);
        if (settle === undefined) return;
        await db.tenant(tenantId, async (tx) => {
          if (holdsAccount) await holdAccountRow(tx, tenantId);
          await store(tx, taken, settle);
        });
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ kind, subjectId, reason }, 'due work');
      await db.system((tx) => noteFailure(tx, taken, reason)).catch(warn);
    }
  }

  const warn = (error: unknown) => log.warn({ reason: String(error) }, 'due work');

  function begin(taken: TakenStep): void {
    const one: UnderWay = { taken, end: step(taken).finally(() => underWay.delete(one)) };
    underWay.add(one);
    // A free place is for what waits; without a timer, whoever runs the worker looks again.
    if (timer) void one.end.then(() => look().catch(warn));
  }

  /** Takes what is due into the places that are free, and begins it; answers how much it was. */
  async function fill(): Promise<number> {
    const own = [...underWay].map(({ taken }) => taken);
    const busy = Map.groupBy(own, ({ kind }) => kind);
    const free = new Map(
      [...byName.keys()].map((kind) => [kind, placesOfKind - (busy.get(kind)?.length ?? 0)]),
    );
    const taken = await db.system((tx) => take(tx, { free, own }, clock.now()));
    for (const one of taken) begin(one);
    return taken.length;
  }

  /** One look after the other: each sees what the one before has begun. */
  function look(): Promise<number> {
    const next = (looking ?? Promise.resolve(0))
      .catch(() => 0)
      .then(() => (isStopped ? 0 : outsideTransaction(fill)));
    looking = next;
    return next;
  }

  return {
    async run() {
      for (;;) {
        // What a step makes due while a look is under way is for the next look.
        const isIdle = underWay.size === 0;
        const count = await look();
        if (count === 0 && isIdle && underWay.size === 0) return;
        if (underWay.size > 0) await Promise.race([...underWay].map(({ end }) => end));
      }
    },
    start() {
      timer ??= setInterval(() => look().catch(warn), every);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking?.catch(() => undefined);
      await Promise.all([...underWay].map(({ end }) => end));
    },
  };
}

/** Says in the metrics how long the oldest due work waits, and how much of it is set aside. */
export function observeDueWork({ db, clock }: Pick<DueWorkPort, 'db' | 'clock'>, metrics: Metrics) {
  const stand = () => db.system((tx) => standOf(tx, clock.now()));
  metrics.addGauge({
    name: 'due_work_oldest_seconds',
    help: 'Seconds that the oldest due work waits',
    async read() {
      const { oldest } = await stand();
      return oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1000;
    },
  });
  metrics.addGauge({
    name: 'due_work_set_aside',
    help: 'Work that failed so often that it waits for staff',
    read: async () => (await stand()).aside,
  });
}
