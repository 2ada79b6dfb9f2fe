import type { SentEvent } from '@jackfield/contract';

/** Where stored events are read from. */
export interface EventReader {
  /** Version of the newest event of each tenant; 0 when it has none. */
  latest(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Events after each tenant's version, per tenant in order, at most `limit` in all. */
  after(cursors: ReadonlyMap<string, number>, limit: number): Promise<SentEvent[]>;
}

/** Carries stored events to the hub of this process. */
export interface Relay {
  /** Reads this tenant's events from now on; resolves when none can be missed any more. */
  follow(tenantId: string): Promise<void>;
  /** Says that these tenants may have new events. */
  ring(tenantIds: Iterable<string>): void;
  /** Version of the last event of a tenant that was handed to the hub. */
  versionOf(tenantId: string): number;
  /** Resolves when everything rung for has been handed to the hub. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface RelayOptions {
  readonly reader: EventReader;
  readonly publish: (tenantId: string, events: readonly SentEvent[]) => Promise<void>;
  /** Tenants that have sockets here; others are no longer read. */
  readonly tenantIds: () => readonly string[];
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks without a ring; finds events whose writer died before ringing. */
  readonly lookEvery?: number;
  readonly batch?: number;
}

/**
 * The version of an event is given out under a lock of its tenant, so within a tenant commits
 * happen in the order of versions, and one cursor per tenant cannot skip an event. A cursor over
 * all tenants could: a lower number may commit after a higher one.
 */
export function createRelay(options: RelayOptions): Relay {
  const { reader, publish, batch = 500, lookEvery = 2000 } = options;
  const cursors = new Map<string, number>();
  const arriving = new Set<string>();
  const rung = new Set<string>();
  const state: { running: Promise<void> | null; isClosed: boolean } = {
    running: null,
    isClosed: false,
  };

  async function read(): Promise<boolean> {
    const wanted = new Map<string, number>();
    for (const tenantId of rung) {
      const cursor = cursors.get(tenantId);
      if (cursor !== undefined) wanted.set(tenantId, cursor);
    }
    rung.clear();
    if (wanted.size === 0) return false;
    const events = await reader.after(wanted, batch).catch((error: unknown) => {
      for (const tenantId of wanted.keys()) rung.add(tenantId);
      throw error;
    });
    const byTenant = Map.groupBy(events, (sent) => sent.event.tenantId);
    for (const [tenantId, own] of byTenant) {
      cursors.set(tenantId, own.at(-1)?.event.version ?? 0);
      void publish(tenantId, own).catch(options.onError);
    }
    if (events.length === batch) for (const tenantId of wanted.keys()) rung.add(tenantId);
    return rung.size > 0;
  }

  async function run(): Promise<void> {
    try {
      while (!state.isClosed && (await read()));
    } catch (error) {
      options.onError(error);
    } finally {
      state.running = null;
    }
  }

  function start(): Promise<void> {
    state.running ??= run();
    return state.running;
  }

  function look(): void {
    const present = new Set([...options.tenantIds(), ...arriving]);
    for (const tenantId of cursors.keys()) {
      if (present.has(tenantId)) rung.add(tenantId);
      else cursors.delete(tenantId);
    }
    if (rung.size > 0) void start();
  }

  const timer = setInterval(look, lookEvery);
  timer.unref();

  return {
    async follow(tenantId) {
      arriving.add(tenantId);
      try {
        const latest = (await reader.latest([tenantId])).get(tenantId) ?? 0;
        const cursor = cursors.get(tenantId);
        // A version below the cursor: the database was put back to an earlier state.
        if (cursor === undefined || cursor > latest) cursors.set(tenantId, latest);
        rung.add(tenantId);
        void start();
      } finally {
        setTimeout(() => arriving.delete(tenantId), lookEvery).unref();
      }
    },
    ring(tenantIds) {
      for (const tenantId of tenantIds) if (cursors.has(tenantId)) rung.add(tenantId);
      if (rung.size > 0 && !state.isClosed) void start();
    },
    versionOf: (tenantId) => cursors.get(tenantId) ?? 0,
    async settled() {
      while (state.running) await state.running;
    },
    async close() {
      state.isClosed = true;
      clearInterval(timer);
      await state.running;
    },
  };
}
