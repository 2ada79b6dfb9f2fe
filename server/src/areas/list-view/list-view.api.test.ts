import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeApi('views of lists', ({ server }) => {
  let maya: TestPerson;
  let ana: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    maya = await makePerson(tenantId, { role: 'admin' });
    ana = await makePerson(tenantId);
  });

  const of = async (person: TestPerson, list = 'people.users') =>
    (await server().call(person, 'GET', `/api/list/${list}`)).body;
  const keep = (person: TestPerson, body: object, list = 'people.users') =>
    server().call(person, 'POST', `/api/list/${list}/view`, { body });

  it('keeps density and columns for each person and list', async () => {
    expect(await of(maya)).toEqual({ choice: null, views: [] });
    const choice = { density: 'compact', hidden: ['role', 'teams'], shown: ['country'] };
    const put = await server().call(maya, 'PUT', '/api/list/people.users/choice', { body: choice });
    expect(put.status).toBe(204);
    expect(await of(maya)).toMatchObject({ choice });
    expect(await of(maya, 'people.teams')).toMatchObject({ choice: null });
    expect(await of(ana)).toMatchObject({ choice: null });
    const wrong = await server().call(maya, 'PUT', '/api/list/People/choice', { body: choice });
    expect(wrong.status).toBe(400);
  });

  it('keeps filters under a name, one of them as default; renames and forgets them', async () => {
    const pending = { name: 'Waiting', query: 'status=pending', isDefault: true };
    const made = await keep(maya, pending);
    expect(made.status).toBe(201);
    const admins = await keep(maya, { name: 'Admins', query: 'role=admin', isDefault: true });
    expect(await of(maya)).toMatchObject({
      views: [
        { name: 'Admins', isDefault: true },
        { name: 'Waiting', isDefault: false },
      ],
    });
    const taken = await keep(maya, { ...pending, name: 'WAITING' });
    expect([taken.status, taken.body.responseCode]).toEqual([409, 'DUPLICATE']);
    expect((await keep(maya, { ...pending, name: ' ' })).status).toBe(400);

    const path = `/api/list/people.users/view/${String(made.body.id)}`;
    const renamed = await server().call(maya, 'PUT', path, {
      body: { name: 'Invited', isDefault: true },
    });
    expect(renamed.body).toMatchObject({ ...pending, name: 'Invited' });
    expect((await server().call(ana, 'PUT', path, { body: { name: 'Mine' } })).status).toBe(404);
    expect((await server().call(ana, 'DELETE', path)).status).toBe(404);
    expect(await of(ana)).toMatchObject({ views: [] });
    const adminsPath = `/api/list/people.users/view/${String(admins.body.id)}`;
    expect((await server().call(maya, 'DELETE', adminsPath)).status).toBe(204);
    expect(await of(maya)).toMatchObject({ views: [{ name: 'Invited', isDefault: true }] });
  });

  it('parallel calls never keep more views than a list may have', async () => {
    const calls = Array.from({ length: 25 }, (_call, at) =>
      keep(ana, { name: `View ${at}`, query: '', isDefault: true }),
    );
    const codes = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(codes.filter((code) => code === 409)).toHaveLength(5);
    const { views } = (await of(ana)) as { views: { isDefault: boolean }[] };
    expect(views.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
