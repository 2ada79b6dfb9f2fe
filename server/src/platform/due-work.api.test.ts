import { join } from 'node:path';
import { activeLocale } from '@jackfield/texts';
import { beforeEach, expect, it } from 'vitest';
import { mostAttempts, retrySetAside, scheduleWork, selectSetAside, standOf } from './due-rows.ts';
import { createDueWork, observeDueWork, type WorkKind } from './due-work.ts';
import { Metrics } from './observe/metrics.ts';
import { newId } from './ids.ts';
import { loadLanguages } from './languages.ts';
import { describeOnBothDatabases } from '../../test/each-database.ts';

const log = { warn: () => undefined };
const minute = 60_000;

/** A promise that is settled by hand. */
function gateOf() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

describeOnBothDatabases('due work', ({ server }) => {
  let tenantId: string;
  let kind: string;

  beforeEach(async () => {
    tenantId = await server().makeTenant();
    kind = `test-${newId()}`;
    await server().db.system((tx) => tx.deleteFrom('due_work').execute());
  });

  const worker = (advance: WorkKind['advance']) => {
    const { db, clock } = server();
    return createDueWork({ db, clock, log }, [{ kind, advance }]);
  };
  const plan = (subjectId: string, dueAt = server().clock.now()) =>
    server().db.tenant(tenantId, (tx) => scheduleWork(tx, { kind, subjectId, tenantId }, dueAt));
  const rows = () =>
    server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('due_work').selectAll().where('kind', '=', kind).execute(),
    );

  it('works off what is due, in order, and leaves what is not', async () => {
    const done: string[] = [];
    const ids = [newId(), newId(), newId()];
    const now = server().clock.now().getTime();
    await plan(ids[1] ?? '', new Date(now - 1000));
    await plan(ids[0] ?? '', new Date(now - 2000));
    await plan(ids[2] ?? '', new Date(now + 10 * minute));
    const work = worker(async ({ subjectId }) => {
      done.push(subjectId);
      return async () => null;
    });
    await work.run();
    expect(done).toEqual(ids.slice(0, 2));
    expect((await rows()).map(({ subject_id: id }) => id)).toEqual(ids.slice(2));

    server().clock.advance(11 * minute);
    await work.run();
    expect(done).toEqual(ids);
    expect(await rows()).toEqual([]);
  });

  it('LANG-01 says what it stores in the language of the account', async () => {
    loadLanguages(join(import.meta.dirname, '../../../shared/texts/languages'));
    await server().db.tenant(tenantId, (tx) =>
      tx.updateTable('tenant').set({ language: 'es' }).where('id', '=', tenantId).execute(),
    );
    const said: string[] = [];
    await plan(newId());
    await worker(async () => {
      said.push(activeLocale());
      return async () => {
        said.push(activeLocale());
        return null;
      };
    }).run();
    expect(said).toEqual(['es', 'es']);
  });

  it('several workers share the work: each step is taken once', async () => {
    const done: string[] = [];
    const ids = Array.from({ length: 30 }, newId);
    for (const id of ids) await plan(id);
    const workers = Array.from({ length: 4 }, () =>
      worker(async ({ subjectId }) => async () => {
        done.push(subjectId);
        return null;
      }),
    );
    await Promise.all(workers.map(({ run }) => run()));
    expect(done.sort()).toEqual(ids.sort());
  });

  it('a process that dies in a step leaves it to another, later', async () => {
    const id = newId();
    await plan(id);
    let started = () => {};
    const isStarted = new Promise<void>((resolve) => {
      started = resolve;
    });
    // As a killed process: it took the row and never came back.
    const dead = worker(() => {
      started();
      return new Promise(() => {});
    });
    void dead.run();
    await isStarted;

    const done: string[] = [];
    const other = worker(async ({ subjectId }) => async () => {
      done.push(subjectId);
      return null;
    });
    await other.run();
    expect(done).toEqual([]);
    server().clock.advance(minute);
    await other.run();
    expect(done).toEqual([id]);
  });

  it('waits longer after each failure and keeps the reason', async () => {
    const id = newId();
    await plan(id);
    let calls = 0;
    const work = worker(async () => {
      calls += 1;
      throw new Error('The carrier is away.');
    });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const from = server().clock.now().getTime();
      await work.run();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt + 1, last_error: 'The carrier is away.' });
      const wait = (row?.due_at.getTime() ?? 0) - from;
      waits.push(Math.round(wait / 1000));
      server().clock.advance(wait + 1000);
    }
    expect(calls).toBe(9);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  it('drops the outcome of a step when the record was moved meanwhile', async () => {
    const id = newId();
    await plan(id);
    const settled: string[] = [];
    const later = new Date(server().clock.now().getTime() + 5 * minute);
    const work = worker(async () => {
      await plan(id, later);
      return async () => {
        settled.push(id);
        return null;
      };
    });
    await work.run();
    expect(settled).toEqual([]);
    expect(await rows()).toMatchObject([{ subject_id: id, due_at: later, attempts: 0 }]);
  });

  it('holds up no other kind and no other account by steps that do not end', async () => {
    const gate = gateOf();
    const planned = `planned-${newId()}`;
    const other = await server().makeTenant();
    for (const id of Array.from({ length: 30 }, newId)) await plan(id);
    const { db, clock } = server();
    await db.tenant(other, (tx) =>
      scheduleWork(tx, { kind: planned, subjectId: other, tenantId: other }, clock.now()),
    );
    let begun = 0;
    const done = gateOf();
    const work = createDueWork({ db, clock, log }, [
      {
        kind,
        async advance() {
          begun += 1;
          await gate.isOpen;
          return async () => null;
        },
      },
      {
        kind: planned,
        advance: async () => async () => {
          done.open();
          return null;
        },
      },
    ]);
    const running = work.run();
    await done.isOpen;
    expect(begun).toBeLessThan(30);
    expect(await rows()).toHaveLength(30);
    gate.open();
    await running;
    expect([begun, await rows()]).toEqual([30, []]);
  });

  it('looks again for what a step made due while it looked', async () => {
    const [quick, slow] = [newId(), newId()];
    for (const id of [quick, slow]) await plan(id);
    const { db, clock } = server();
    const gate = gateOf();
    const done: string[] = [];
    const isDueAgain = async () =>
      (await rows()).some(({ subject_id: id, due_at: at }) => id === slow && +at <= +clock.now());
    let looks = 0;
    const system: typeof db.system = async (work) => {
      const answer = await db.system(work);
      looks += 1;
      if (looks === 2) {
        gate.open();
        while (!(await isDueAgain())) await new Promise(setImmediate);
        await new Promise(setImmediate);
      }
      return answer;
    };
    const watched = new Proxy(db, {
      get: (target, name) => (name === 'system' ? system : Reflect.get(target, name, target)),
    });
    const advance: WorkKind['advance'] = async ({ subjectId }) => {
      if (subjectId === slow) await gate.isOpen;
      done.push(subjectId);
      const isOver = subjectId === quick || done.filter((id) => id === slow).length > 1;
      return async () => (isOver ? null : clock.now());
    };
    await createDueWork({ db: watched, clock, log }, [{ kind, advance }]).run();
    expect([done, await rows()]).toEqual([[quick, slow, slow], []]);
  });

  it('drops what comes of a step whose lease has run out: another has done it', async () => {
    const id = newId();
    await plan(id);
    const [begun, gate] = [gateOf(), gateOf()];
    const settled: string[] = [];
    // The row stays with the time of its next step, so that the late one finds it.
    const next = new Date(server().clock.now().getTime() + 60 * minute);
    const stepOf = (who: string) => async () => async () => {
      settled.push(who);
      return next;
    };
    const slow = worker(async () => {
      begun.open();
      await gate.isOpen;
      return stepOf('slow')();
    });
    const running = slow.run();
    await begun.isOpen;
    server().clock.advance(minute);
    await worker(stepOf('other')).run();
    gate.open();
    await running;
    expect(settled).toEqual(['other']);
    expect(await rows()).toMatchObject([{ due_at: next }]);
  });

  it('sets aside what failed too often, until its time is moved', async () => {
    const id = newId();
    await plan(id);
    let calls = 0;
    const work = worker(async () => {
      calls += 1;
      throw new Error('Nobody there.');
    });
    for (let attempt = 0; attempt < mostAttempts + 3; attempt += 1) {
      await work.run();
      server().clock.advance(61 * minute);
    }
    expect(calls).toBe(mostAttempts);
    const { db, clock } = server();
    const stand = await db.system((tx) => standOf(tx, clock.now()));
    expect(stand).toEqual({ oldest: null, aside: 1 });
    const aside = await db.system(selectSetAside);
    expect(aside).toMatchObject([{ subject_id: id, last_error: 'Nobody there.' }]);
    await db.system((tx) => retrySetAside(tx, { kind, subjectId: id }, clock.now()));
    await worker(async () => async () => null).run();
    expect(await rows()).toEqual([]);
  });

  it('says how long the oldest due work waits', async () => {
    const id = newId();
    const { db, clock } = server();
    const now = clock.now();
    await plan(id, new Date(now.getTime() - 2 * minute));
    await plan(newId(), new Date(now.getTime() + minute));
    const metrics = new Metrics();
    observeDueWork({ db, clock: { now: () => now } }, metrics);
    const text = await metrics.text();
    metrics.stop();
    expect(text).toMatch(/^due_work_oldest_seconds 120$/m);
    expect(text).toMatch(/^due_work_set_aside 0$/m);
  });

  it('stores nothing of a step whose transaction fails', async () => {
    const id = newId();
    await plan(id);
    const work = worker(async () => async (tx) => {
      await scheduleWork(tx, { kind, subjectId: newId(), tenantId }, later());
      throw new Error('refused');
    });
    const later = () => new Date(server().clock.now().getTime() + minute);
    await work.run();
    expect(await rows()).toMatchObject([{ subject_id: id, attempts: 1, last_error: 'refused' }]);
  });

  it('goes on by itself once it is started', async () => {
    const id = newId();
    await plan(id);
    let work: ReturnType<typeof createDueWork> | undefined;
    await new Promise<void>((resolve) => {
      work = worker(async () => async () => {
        resolve();
        return null;
      });
      work.start();
    });
    await work?.stop();
    expect(await rows()).toEqual([]);
  });
});
