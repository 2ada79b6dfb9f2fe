import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeApi('how people have Home', ({ server }) => {
  let maya: TestPerson;
  let ana: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    maya = await makePerson(tenantId, { role: 'admin' });
    ana = await makePerson(tenantId, { role: 'admin' });
  });

  const of = async (person: TestPerson) => (await server().call(person, 'GET', '/api/home')).body;
  const choose = (person: TestPerson, body: object) =>
    server().call(person, 'PUT', '/api/home', { body });

  it('keeps for each admin what is folded, over, and where to begin', async () => {
    expect(await of(maya)).toEqual({
      startPage: null,
      isSetupFolded: false,
      isSetupOver: false,
      hidden: [],
      read: [],
    });
    expect((await choose(maya, { isSetupFolded: true })).body).toMatchObject({ startPage: null });
    expect((await choose(maya, { startPage: 'home' })).status).toBe(200);
    expect(await of(maya)).toEqual({
      startPage: 'home',
      isSetupFolded: true,
      isSetupOver: false,
      hidden: [],
      read: [],
    });
    expect(await of(ana)).toMatchObject({ startPage: null, isSetupFolded: false });
  });

  it('tells the own start page with the own profile, and to nobody else', async () => {
    await choose(maya, { startPage: 'home' });
    const own = await server().call(maya, 'GET', '/api/user');
    expect(own.body).toMatchObject({ id: maya.id, startPage: 'home' });
    expect((await server().call(ana, 'GET', '/api/user')).body).toMatchObject({ startPage: null });
    const read = await server().call(ana, 'GET', `/api/teammate/${maya.id}`);
    expect(read.body).not.toHaveProperty('startPage');
  });

  it('what was hidden can be taken back', async () => {
    await choose(maya, { isSetupOver: true });
    expect(await of(maya)).toMatchObject({ isSetupOver: true });
    expect((await choose(maya, { isSetupOver: false })).body).toMatchObject({ isSetupOver: false });
  });

  it('[NOTE-01] keeps for each admin which warnings were read', async () => {
    const read = ['people emergency: 911 would not find 2 people'];
    expect((await choose(maya, { read })).body).toMatchObject({ read, hidden: [] });
    expect([await of(maya), await of(ana)]).toMatchObject([{ read }, { read: [] }]);
  });

  it('[annex J9] keeps which warnings are hidden, and tells the other browsers of the person', async () => {
    const { db } = server();
    const hidden = ['numbers finding: Oak Line rings nobody'];
    expect((await choose(maya, { hidden })).body).toMatchObject({ hidden });
    expect(await of(maya)).toMatchObject({ hidden });
    expect(await of(ana)).toMatchObject({ hidden: [] });
    expect((await choose(maya, { hidden: [''] })).status).toBe(400);
    const events = await db.system((tx) =>
      tx
        .selectFrom('event_log')
        .select(['event_type', 'entity_id'])
        .where('tenant_id', '=', maya.tenantId)
        .orderBy('seq', 'desc')
        .limit(1)
        .execute(),
    );
    expect(events).toEqual([{ event_type: 'home', entity_id: maya.id }]);
  });

  it('parallel choices leave each other alone', async () => {
    await Promise.all([
      choose(ana, { startPage: 'users' }),
      choose(ana, { isSetupFolded: true }),
      choose(ana, { isSetupOver: true }),
    ]);
    expect(await of(ana)).toEqual({
      startPage: 'users',
      isSetupFolded: true,
      isSetupOver: true,
      hidden: [],
      read: [],
    });
  });

  it('refuses another page, and Home of standard users', async () => {
    expect((await choose(maya, { startPage: 'billing' })).status).toBe(400);
    const standard = await server().makePerson(maya.tenantId);
    expect((await choose(standard, { startPage: 'home' })).status).toBe(403);
    expect((await choose(standard, { read: [], isSetupOver: true })).status).toBe(403);
  });

  it('[NOTE-01] keeps for standard users too what the bell counts no more', async () => {
    const standard = await server().makePerson(maya.tenantId);
    const read = ['settings messages: A message for Front desk waits'];
    expect((await choose(standard, { read })).status).toBe(200);
    expect(await of(standard)).toMatchObject({ read, startPage: null });
  });
});
