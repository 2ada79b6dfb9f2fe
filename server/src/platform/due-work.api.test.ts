import { beforeEach, expect, it } from 'vitest';
import { scheduleWork } from './due-rows.ts';
import { createDueWork, type WorkKind } from './due-work.ts';
import { newId } from './ids.ts';
import { describeOnBothDatabases } from '../../test/each-database.ts';

const log = { warn: () => undefined };
const minute = 60_000;

describeOnBothDatabases('due work', ({ server }) => {
  let tenantId: string;
  let kind: string;

  beforeEach(async () => {
    tenantId = await server().makeTenant();
    kind = `test-${newId()}`;
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
    const work = worker(async ({ subjectId }) => async () => {
      done.push(subjectId);
      return null;
    });
    await work.run();
    expect(done).toEqual(ids.slice(0, 2));
    expect((await rows()).map(({ subject_id: id }) => id)).toEqual(ids.slice(2));

    server().clock.advance(11 * minute);
    await work.run();
    expect(done).toEqual(ids);
    expect(await rows()).toEqual([]);
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
