import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/platform/database.ts';

/** Where a process dies: at the nth step it takes, or at the nth of one name. */
export interface Fate {
  readonly step: string | null;
  readonly nth: number;
}

/** A process that may die; nothing that it has begun touches anything afterwards. */
export interface Life {
  readonly isOver: boolean;
  /** A step at which it may die. Throws when it does, and ever after. */
  step(name: string): void;
  /** Lets it die there; null lets it live. */
  meet(fate: Fate | null): void;
}

/** Begins a process. */
export function beginLife(): Life {
  let fate: Fate | null = null;
  let met = 0;
  let isOver = false;
  const end = () => new Error('The process is dead.');
  return {
    get isOver() {
      return isOver;
    },
    step(name) {
      if (isOver) throw end();
      if (fate === null || (fate.step !== null && fate.step !== name)) return;
      met += 1;
      if (met < fate.nth) return;
      isOver = true;
      throw end();
    },
    meet(next) {
      fate = next;
      met = 0;
    },
  };
}

/** A database as one process sees it, which may die before and after each commit. */
export function mortalDatabase(db: Database, life: Life): Database {
  const inside = new AsyncLocalStorage<true>();
  async function mortally<T>(run: (open: () => Promise<void>) => Promise<T>): Promise<T> {
    if (inside.getStore() === true) return run(async () => undefined);
    if (life.isOver) life.step('transaction');
    const result = await run(async () => life.step('before a commit'));
    life.step('after a commit');
    return result;
  }
  return {
    ...db,
    tenant: (tenantId, work) =>
      mortally((beforeCommit) =>
        db.tenant(tenantId, (tx) =>
          inside.run(true, async () => {
            const result = await work(tx);
            await beforeCommit();
            return result;
          }),
        ),
      ),
    system: (work) =>
      mortally((beforeCommit) =>
        db.system((tx) =>
          inside.run(true, async () => {
            const result = await work(tx);
            await beforeCommit();
            return result;
          }),
        ),
      ),
  };
}
