import { readFileSync } from 'node:fs';
import type { Batch, ImportAnswer, ImportRow } from '@jackfield/contract/api/batch';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

/** An export as the import is tried with. */
const sample = readFileSync(
  new URL('../../../../mfe-people/src/import-users/samples/own-export.csv', import.meta.url),
  'utf8',
);

describeApi('people changed by a file', ({ server }) => {
  let tenantId: string;
  let admin: TestPerson;
  let ana: TestPerson;
  let bo: TestPerson;
  let team: string;

  beforeEach(async () => {
    tenantId = await server().makeTenant();
    await server().makePerson(tenantId, { isTenantOwner: true });
    admin = await server().makePerson(tenantId, { role: 'admin' });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', extension: '7001' });
    bo = await server().makePerson(tenantId, { firstName: 'Bo', extension: '7002' });
    const { body } = await server().call(admin, 'POST', '/api/team', {
      body: {
        name: 'Front desk',
        extension: '7300',
        inboundFlow: 'ringGroup',
        teammateId: [bo.id],
      },
    });
    team = String(body.id);
  });

  const heads: Readonly<Record<string, keyof ImportRow>> = {
    'First name': 'firstName',
    'Last name': 'lastName',
    Email: 'email',
    Title: 'title',
    Extension: 'extension',
    Role: 'role',
    Teams: 'teams',
    'Record ID': 'id',
    'Record version': 'version',
  };
  /** The export of all users as rows of an import. */
  const exported = async (): Promise<ImportRow[]> => {
    const { body } = await server().call(admin, 'GET', '/api/teammate/export');
    const [top = '', ...lines] = String(body.text).replace('\uFEFF', '').trim().split('\r\n');
    const fields = top.split(',').map((head) => heads[head]);
    return lines.map((text) => {
      const cells = text.split(',').map((cell, at) => [fields[at], cell] as const);
      return Object.fromEntries(cells.filter(([field]) => field !== undefined));
    });
  };
  /** The export with cells of some people edited. */
  const edited = async (over: Readonly<Record<string, Partial<ImportRow>>>) =>
    (await exported()).map((row) => ({ ...row, ...over[String(row.id)] }));
  const load = async (rows: readonly ImportRow[], more: object = {}) => {
    const { status, body } = await server().call(admin, 'POST', '/api/teammate/import', {
      body: { rows, ...more },
    });
    expect(body.errors ?? []).toEqual([]);
    expect(status).toBe(200);
    return body as unknown as ImportAnswer;
  };
  const resultOf = ({ rows }: ImportAnswer, { id }: TestPerson) => {
    const { result, changes, errors } = rows.find((row) => row.entityId === id) ?? {};
    return [
      result,
      changes?.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
      errors?.map(({ code, field }) => `${field} ${code}`),
    ];
  };
  const read = async ({ id }: TestPerson) =>
    (await server().call(admin, 'GET', `/api/teammate/${id}`)).body;
  const put = async (of: TestPerson, body: object) => {
    const { version } = await read(of);
    await server().call(admin, 'PUT', `/api/teammate/${of.id}`, { body, version: Number(version) });
  };
  const rollBack = async ({ batch }: ImportAnswer) => {
    const path = `/api/batch/${batch?.id}/rollback`;
    const { body } = await server().call(admin, 'POST', path);
    expect(body.message).toBeUndefined();
    return body as unknown as Batch;
  };

  it('[annex J7] the export, unchanged, changes nobody and makes no batch', async () => {
    const rows = await exported();
    expect(rows).toHaveLength(4);
    const { body } = await server().call(admin, 'GET', '/api/teammate/export');
    expect(String(body.text).split('\r\n')[0]).toBe(sample.split('\r\n')[0]);
    const answer = await load(rows);
    expect(answer.rows.map(({ result }) => result)).toEqual(['same', 'same', 'same', 'same']);
    expect(answer.batch).toBeNull();
  });

  it('[annex J7] changes what was edited, adds new rows, and leaves alone who is missing', async () => {
    const before = await read(ana);
    const all = await edited({ [ana.id]: { title: 'Nurse', teams: 'front desk', role: 'Admin' } });
    const rows = all.filter(({ id }) => id !== bo.id);
    const invited = { firstName: 'Cy', lastName: 'Li', email: `${newId()}@example.com` };
    const dry = await load([...rows, invited], { dryRun: true });
    expect(resultOf(dry, ana)).toEqual([
      'changed',
      ['title:  > Nurse', 'role: standard > Admin', 'teams:  > front desk'],
      [],
    ]);
    expect(await read(ana)).toEqual(before);

    const answer = await load([...rows, invited]);
    expect(answer.rows.map(({ result }) => result).toSorted()).toEqual([
      'added',
      'changed',
      'same',
      'same',
    ]);
    expect(await read(ana)).toMatchObject({ title: 'Nurse', role: 'admin', teams: [{ id: team }] });
    expect(await read(bo)).toMatchObject({ status: 'active', teams: [{ id: team }] });
    const { body } = await server().call(admin, 'GET', '/api/batch');
    expect(body.items).toMatchObject([
      { id: answer.batch?.id, kind: 'import', added: 1, changed: 1 },
    ]);
    const { body: history } = await server().call(admin, 'GET', `/api/audit/teammate/${ana.id}`);
    expect((history.items as { via: string }[])[0]?.via).toBe('bulk');
  });

  it('[annex J7] one roll-back takes back all of a file, but whom somebody touched since', async () => {
    const others = ['7001', '7002'];
    const rows = await edited({
      [ana.id]: { title: 'Nurse', extension: others[1], teams: 'Front desk' },
      [bo.id]: { extension: others[0], teams: '' },
    });
    const answer = await load(rows);
    expect(await read(ana)).toMatchObject({ extension: '7002', teams: [{ id: team }] });
    expect(await read(bo)).toMatchObject({ extension: '7001', teams: [] });
    await rollBack(answer);
    expect(await read(ana)).toMatchObject({ title: '', extension: '7001', teams: [] });
    expect(await read(bo)).toMatchObject({ extension: '7002', teams: [{ id: team }] });

    const again = await load(
      await edited({ [ana.id]: { title: 'Nurse' }, [bo.id]: { title: 'Nurse' } }),
    );
    await put(bo, { lastName: 'Ng' });
    const { rows: back } = await rollBack(again);
    expect(back.flatMap(({ rolledBack }) => rolledBack ?? []).toSorted()).toEqual([
      'done',
      'touched',
    ]);
    expect(await read(ana)).toMatchObject({ title: '' });
    expect(await read(bo)).toMatchObject({ title: 'Nurse', lastName: 'Ng' });
  });

  it('[annex J7] an extension that somebody has by now keeps its change from going back', async () => {
    const answer = await load(await edited({ [ana.id]: { extension: '7009' } }));
    await put(bo, { extension: '7001' });
    const { rows } = await rollBack(answer);
    expect(rows.find(({ entityId }) => entityId === ana.id)?.rolledBack).toBe('touched');
    expect(await read(ana)).toMatchObject({ extension: '7009' });
  });

  it('[annex J7] what somebody changed since the export is told and not overwritten', async () => {
    const rows = await edited({ [ana.id]: { title: 'Nurse' }, [bo.id]: { title: 'Nurse' } });
    await put(ana, { title: 'Doctor' });
    await put(bo, { lastName: 'Ng' });
    const answer = await load(rows);
    expect(resultOf(answer, ana)).toEqual([
      'refused',
      ['title: Doctor > Nurse'],
      ['title CHANGEDSINCE'],
    ]);
    expect(resultOf(answer, bo)).toEqual(['changed', ['title:  > Nurse'], []]);
    expect(await read(ana)).toMatchObject({ title: 'Doctor' });
    expect(await read(bo)).toMatchObject({ title: 'Nurse', lastName: 'Ng' });

    const mine = (title: string) =>
      load(rows.map((row) => (row.id === ana.id ? { ...row, seen: { title } } : row)));
    expect(resultOf(await mine('Other'), ana)[0]).toBe('refused');
    expect(resultOf(await mine('Doctor'), ana)[0]).toBe('changed');
  });

  it('[annex J7] without ids people are known by email, and empty cells change nothing', async () => {
    await put(ana, { title: 'Nurse' });
    const answer = await load([{ email: ana.email.toUpperCase(), firstName: 'Anna', title: '' }]);
    expect(resultOf(answer, ana)).toEqual(['changed', ['firstName: Ana > Anna'], []]);
    expect(await read(ana)).toMatchObject({ firstName: 'Anna', title: 'Nurse' });
    const shownAsNew = await load([{ email: ana.email, firstName: 'Ann', seen: null }]);
    expect(resultOf(shownAsNew, ana)[0]).toBe('refused');
  });

  it('[annex C3] what nobody may change is refused with its cell', async () => {
    const [owner] = (await exported()).filter(
      ({ role, id }) => role === 'admin' && id !== admin.id,
    );
    const answer = await load(
      await edited({
        [String(owner?.id)]: { email: 'else@example.com' },
        [admin.id]: { role: 'standard' },
        [ana.id]: { email: bo.email },
      }),
    );
    const errors = answer.rows.flatMap((row) =>
      row.errors.map(({ field, message }) => `${field}: ${message}`),
    );
    expect(errors.toSorted()).toEqual([
      'email: Only the account owner can change their email.',
      'email: This email is existed',
      'role: You cannot change your own role.',
    ]);
  });

  it('[OP-45] a changed email waits for its confirmation, and goes back with the file', async () => {
    const email = `${newId()}@example.com`;
    const answer = await load(await edited({ [ana.id]: { email } }));
    expect(await read(ana)).toMatchObject({ email: ana.email, pendingEmail: email });
    const mails = await server().db.system((tx) =>
      tx.selectFrom('mail_outbox').select('kind').where('tenant_id', '=', tenantId).execute(),
    );
    expect(mails.map(({ kind }) => kind)).toContain('emailChange');
    await rollBack(answer);
    expect(await read(ana)).toMatchObject({ email: ana.email, pendingEmail: null });
  });

  it('[annex J7] a file that is sent again for want of an answer is saved once', async () => {
    const rows = await edited({ [ana.id]: { title: 'Nurse' } });
    const headers = { 'idempotency-key': newId() };
    const send = () =>
      server().call(admin, 'POST', '/api/teammate/import', { body: { rows }, headers });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(first.body.rows).toContainEqual(expect.objectContaining({ result: 'changed' }));
    const { body } = await server().call(admin, 'GET', '/api/batch');
    expect(body.items).toHaveLength(1);
  });

  it('[SAY-01] [SAY-04] a file says which callers notice, and is refused once others do', async () => {
    const rows = await edited({ [ana.id]: { teams: 'Front desk' }, [bo.id]: { teams: '' } });
    const send = (query: string, headers = {}) =>
      server().call(admin, 'POST', `/api/teammate/import${query}`, { body: { rows }, headers });
    const dry = await send('?dryRun=1');
    expect(dry.body).toMatchObject({ digest: expect.any(String) });
    const told = dry.body as unknown as ToldImpact;
    expect(told.change).not.toEqual({});
    expect(await read(bo)).toMatchObject({ teams: [{ id: team }] });
    const other = told.digest.replace(/.$/, (end) => (end === '0' ? '1' : '0'));
    expect((await send('', { 'if-impact': other })).body.responseCode).toBe('IMPACTCHANGED');
    expect((await send('', { 'if-impact': told.digest })).status).toBe(200);
    expect(await read(bo)).toMatchObject({ teams: [] });
  });
});
