import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

interface Row {
  readonly id: string;
  readonly fullName: string;
  readonly status: string;
}

describeOnBothDatabases('people listing', ({ server }) => {
  let owner: TestPerson;
  let standard: TestPerson;
  const team = newId();
  const line = String(Math.random()).slice(2, 6);

  beforeAll(async () => {
    const { makePerson, makeTenant, db } = server();
    const tenantId = await makeTenant();
    // Emails without digits: a search for an extension finds those of ids as well.
    const name = (firstName: string, lastName: string) => ({
      firstName,
      lastName,
      email: `${firstName}.${lastName}@people.example`
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z.@]/g, ''),
    });
    owner = await makePerson(tenantId, { ...name('Renée', 'Álvarez'), isTenantOwner: true });
    standard = await makePerson(tenantId, { ...name('bo', 'Ng'), extension: '201' });
    await makePerson(tenantId, { ...name('Zoe', 'Ng'), status: 'suspended', extension: '1200' });
    await makePerson(tenantId, { ...name('Chen', 'Li'), status: 'pending', role: 'admin' });
    await makePerson(tenantId, { ...name('Gone', 'Away'), status: 'cancel' });
    await db.system(async (tx) => {
      await tx
        .insertInto('team')
        .values({ id: team, tenant_id: tenantId, name: 'Front desk', extension: '300' })
        .execute();
      await tx
        .insertInto('team_member')
        .values({ tenant_id: tenantId, team_id: team, teammate_id: standard.id })
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number: `+1251555${line}`,
          owner_type: 'teammate',
          owner_id: standard.id,
          is_default: true,
          country: 'USA',
        })
        .execute();
    });
    const other = await makeTenant();
    await makePerson(other, name('Foreign', 'Person'));
  });

  const names = async (query: string) => {
    const { status, body } = await server().call(owner, 'GET', `/api/teammate${query}`);
    expect(status).toBe(200);
    return (body.items as Row[]).map((row) => row.fullName);
  };

  const file = async (query: string) => {
    const { status, body, headers } = await server().call(
      owner,
      'GET',
      `/api/teammate/export${query}`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return String(body.text).split('\r\n');
  };

  it('exports what the search and filters leave, in the columns asked for', async () => {
    expect(
      await file('?search=ng&sortBy=fullName&columns=lastName,firstName,number,teams'),
    ).toEqual([
      '\uFEFFFirst name,Last name,Number,Teams',
      expect.stringMatching(/^bo,Ng,'\+1251555\d{4},Front desk$/),
      'Zoe,Ng,,',
      '',
    ]);
    expect(await file('?status=pending&columns=firstName,status,role')).toEqual([
      '\uFEFFFirst name,Role,Status',
      'Chen,admin,pending',
      '',
    ]);
    expect(await file('?direction=desc&columns=firstName')).toEqual([
      '\uFEFFFirst name',
      'Zoe',
      'Renée',
      'Chen',
      'bo',
      '',
    ]);
    const refused = await server().call(standard, 'GET', '/api/teammate/export');
    expect(refused.status).toBe(403);
    const wrong = await server().call(owner, 'GET', '/api/teammate/export?columns=sip');
    expect(wrong.status).toBe(400);
  });

  it('exports many people in pages, and no formula', async () => {
    const { makePerson, makeTenant } = server();
    const tenantId = await makeTenant();
    const many = await makePerson(tenantId, { isTenantOwner: true, firstName: '=1+1' });
    await server().db.system(async (tx) => {
      const row = await tx
        .selectFrom('teammate')
        .selectAll()
        .where('id', '=', many.id)
        .executeTakeFirstOrThrow();
      const { full_name: _, search_text: __, ...columns } = row;
      const jsons = ['sms_greetings', 'call_recording_setting', 'missed_call_handling'] as const;
      const json = Object.fromEntries(jsons.map((name) => [name, JSON.stringify(row[name])]));
      const people = Array.from({ length: 1100 }, (_person, at) => ({
        ...columns,
        ...json,
        id: newId(),
        is_tenant_owner: false,
        first_name: 'P',
        email: `many${at}-${tenantId}@example.com`,
        extension: String(2000 + at),
      }));
      await tx
        .insertInto('teammate')
        .values(people as never)
        .execute();
    });
    const { body } = await server().call(
      many,
      'GET',
      '/api/teammate/export?columns=firstName,email',
    );
    const lines = String(body.text).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1102);
    expect(new Set(lines).size).toBe(1102);
    expect(lines[1]).toMatch(/^'=1\+1,/);
  });

  it('API-114 PPL-01 lists people who are not cancelled, by name whatever letters it has', async () => {
    expect(await names('')).toEqual(['bo Ng', 'Chen Li', 'Renée Álvarez', 'Zoe Ng']);
    expect(await names('?direction=desc')).toEqual(['Zoe Ng', 'Renée Álvarez', 'Chen Li', 'bo Ng']);
  });

  it('OP-01 pages from 1 and answers an empty page past the end', async () => {
    const { body } = await server().call(owner, 'GET', '/api/teammate?limit=3&pageNum=2');
    expect(body).toMatchObject({ total: 4, limit: 3, pageNum: 2, pageCount: 2, hasMore: false });
    expect((body.items as Row[]).map((row) => row.fullName)).toEqual(['Zoe Ng']);
    const past = await server().call(owner, 'GET', '/api/teammate?limit=3&pageNum=9');
    expect(past.body).toMatchObject({ items: [], total: 4, counts: { all: 4 } });
  });

  it('OP-01 searches name, email and extension without letter case, wildcards taken literally', async () => {
    expect(await names('?search=RENÉE')).toEqual(['Renée Álvarez']);
    expect(await names('?search=201')).toEqual(['bo Ng']);
    expect(await names('?search=%C3%A1lvarez%20%20ren')).toEqual(['Renée Álvarez']);
    expect(await names(`?search=${owner.email.slice(0, 20)}`)).toEqual(['Renée Álvarez']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?search=_')).toEqual([]);
    expect(await names("?search=' or 1=1 --")).toEqual([]);
  });

  it('OP-01 searches a number of a person in any writing, again once it is another one', async () => {
    const typed = [`555${line}`, `251555${line}`, `+1251555${line}`, `251 555 ${line}`];
    for (const text of [...typed, `(251) 555-${line}`]) {
      const search = encodeURIComponent(text);
      for (const sortBy of ['fullName', 'email']) {
        expect(await names(`?search=${search}&sortBy=${sortBy}`)).toEqual(['bo Ng']);
      }
    }
    expect(await names(`?search=${encodeURIComponent(`252555${line}`)}`)).toEqual([]);
    const set = (number: string) =>
      server().db.system((tx) =>
        tx
          .updateTable('phone_number')
          .set({ number })
          .where('owner_id', '=', standard.id)
          .execute(),
      );
    await set(`+1252555${line}`);
    expect(await names(`?search=252555${line}`)).toEqual(['bo Ng']);
    expect(await names(`?search=251555${line}`)).toEqual([]);
    await set(`+1251555${line}`);
  });

  it('ENUM-03 filters by status and counts all statuses under the other filters', async () => {
    const { body } = await server().call(owner, 'GET', '/api/teammate?status=pending');
    expect((body.items as Row[]).map((row) => row.status)).toEqual(['pending']);
    expect(body).toMatchObject({
      total: 1,
      counts: { all: 4, active: 2, pending: 1, suspended: 1 },
    });
  });

  it('PPL-01 filters by role and team, sorts by extension as a number and by number', async () => {
    expect(await names('?role=admin')).toEqual(['Chen Li', 'Renée Álvarez']);
    expect(await names(`?teamId=${team}`)).toEqual(['bo Ng']);
    expect((await names('?sortBy=extension'))[0]).toBe('bo Ng');
    expect((await names('?sortBy=number&direction=desc'))[0]).toBe('bo Ng');
  });

  it('API-114 refuses other sort names, limits and a second value of a parameter', async () => {
    for (const query of [
      '?sortBy=password',
      '?limit=0',
      '?limit=101',
      '?pageNum=-1',
      '?limit=1e9',
    ]) {
      const { status, body } = await server().call(owner, 'GET', `/api/teammate${query}`);
      expect([query, status, body.responseCode]).toEqual([query, 400, 'INVALIDINPUT']);
    }
    const twice = await server().call(owner, 'GET', '/api/teammate?limit=1&limit=2');
    expect(twice.status).toBe(400);
  });

  it('ROLE-03 gives standard users id, name and extension only', async () => {
    const { status, body } = await server().call(standard, 'GET', '/api/teammate');
    expect(status).toBe(200);
    const items = body.items as object[];
    expect(items).toHaveLength(4);
    for (const item of items) expect(Object.keys(item).sort()).toEqual(['extension', 'id', 'name']);
    expect(body).not.toHaveProperty('counts');
  });
});
