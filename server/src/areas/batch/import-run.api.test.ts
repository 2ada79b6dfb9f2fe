import type { Access } from '@jackfield/contract';
import type { ImportRow, ImportRun } from '@jackfield/contract/api/batch';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { type TestPerson, testSecrets } from '../../../test/harness.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { createImportRunWork } from './import-run.ts';

let serial = 0;

describeApi('long imports of people', ({ server }) => {
  let tenantId: string;
  let admin: TestPerson;

  beforeEach(async () => {
    tenantId = await server().makeTenant({ trialUsers: null });
    admin = await server().makePerson(tenantId, { role: 'admin' });
  });

  const person = (over: Partial<ImportRow> = {}): Partial<ImportRow> => {
    serial += 1;
    return { firstName: 'Noor', lastName: 'Haddad', email: `run${serial}@example.com`, ...over };
  };
  /** Rows of which the given ones can be invited, so that a long file is quickly done. */
  const long = (length: number, good: Readonly<Record<number, Partial<ImportRow>>>) =>
    Array.from({ length }, (_row, at) => good[at] ?? { firstName: 'Noor', lastName: 'Haddad' });
  const start = (rows: Partial<ImportRow>[], totals: (number | null)[] = []) =>
    server().call(admin, 'POST', '/api/teammate/import-run', { body: { rows, totals } });
  const run = async () =>
    (await server().call(admin, 'GET', '/api/teammate/import-run')).body.run as ImportRun | null;
  const work = () => {
    const { db, clock } = server();
    return createImportRunWork({
      db,
      clock,
      secrets: testSecrets,
      publicUrl: 'http://portal.test',
    });
  };
  const subject = () => ({ kind: 'importRun', subjectId: tenantId, tenantId });
  const workOff = () => {
    const { db, clock } = server();
    return createDueWork({ db, clock, log: { warn: () => undefined } }, [work()]).run();
  };
  const invited = () =>
    server().db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('teammate')
        .select('email')
        .where('tenant_id', '=', tenantId)
        .where('status', '=', 'pending')
        .orderBy('email')
        .execute(),
    );

  it('[annex J7] invites the people of a long file batch by batch, and names who was not', async () => {
    expect(await run()).toBeNull();
    const rows = long(1001, { 0: person(), 499: person(), 500: person(), 1000: person() });
    expect((await start(rows)).status).toBe(201);
    expect(await run()).toMatchObject({ state: 'running', total: 1001, done: 0, refused: [] });
    expect((await start(rows)).status).toBe(409);

    await work().advance(subject());
    expect(await run()).toMatchObject({ state: 'running', done: 500, added: 2 });
    await workOff();
    const over = await run();
    expect(over).toMatchObject({ state: 'done', done: 1001, added: 4, left: [] });
    expect(over?.refused).toHaveLength(997);
    expect(over?.refused[0]).toMatchObject({ errors: [{ field: 'email' }] });
    expect(await invited()).toHaveLength(4);
    const { body } = await server().call(admin, 'GET', '/api/batch');
    expect(body.items).toMatchObject([{ id: over?.batchId, added: 4 }]);
  });

  it('[RIGHT-02] a People manager imports a long file, and makes no admins by it', async () => {
    const access: Access = { role: 'peopleManager', teamIds: [] };
    const starter = await server().makePerson(tenantId, { access });
    const good = { 0: person(), 1: person({ role: 'admin' }) };
    const body = { rows: long(3, good), totals: [] };
    const { status } = await server().call(starter, 'POST', '/api/teammate/import-run', { body });
    expect(status).toBe(201);
    await workOff();
    expect(await run()).toMatchObject({ state: 'done', added: 1 });
    expect(await invited()).toHaveLength(1);
  });

  it('[annex J7] changes the users of a long file too, and all of it goes back as one batch', async () => {
    const ana = await server().makePerson(tenantId);
    const bo = await server().makePerson(tenantId);
    const titled = ({ id }: TestPerson) => ({ id, title: 'Nurse', seen: { title: '' } });
    await start(long(502, { 0: titled(ana), 500: titled(bo), 501: person() }));
    await workOff();
    const over = await run();
    expect(over).toMatchObject({ state: 'done', added: 1, changed: 2 });
    const titleOf = async ({ id }: TestPerson) =>
      (await server().call(admin, 'GET', `/api/teammate/${id}`)).body.title;
    expect([await titleOf(ana), await titleOf(bo)]).toEqual(['Nurse', 'Nurse']);
    await server().call(admin, 'POST', `/api/batch/${over?.batchId}/rollback`);
    expect([await titleOf(ana), await titleOf(bo)]).toEqual(['', '']);
    expect(await invited()).toEqual([]);
  });

  it('[annex J7] steps of two processes at once invite nobody twice', async () => {
    await start(long(501, { 0: person(), 500: person() }));
    await Promise.all([work().advance(subject()), work().advance(subject())]);
    await workOff();
    expect(await invited()).toHaveLength(2);
    expect(await run()).toMatchObject({ state: 'done', done: 501, added: 2 });
  });

  it('[PPL-01] stops at another price than was shown, and keeps the rows for a new look', async () => {
    await start(long(501, { 0: person(), 500: person() }), [0, 999]);
    await workOff();
    const stopped = await run();
    expect(stopped).toMatchObject({ state: 'stopped', done: 500, added: 1 });
    expect(stopped?.reason).toBe('The price has changed. Check it and confirm.');
    expect(stopped?.left).toHaveLength(1);
    expect(await invited()).toHaveLength(1);
    expect((await start(stopped?.left ?? [])).status).toBe(201);
  });

  it('[annex C3] stops when who started it is no admin any more', async () => {
    const other = await server().makePerson(tenantId, { role: 'admin' });
    await start(long(501, { 0: person() }));
    await server().db.system((tx) =>
      tx.updateTable('teammate').set({ role: 'standard' }).where('id', '=', admin.id).execute(),
    );
    await workOff();
    admin = other;
    expect(await run()).toMatchObject({ state: 'stopped', added: 0 });
    expect(await invited()).toEqual([]);
  });
});
