import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveKey } from '../../../test/give-key.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';

const path = '/v1/teammate';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
});
afterAll(() => server.close());

let invited = 0;
function invite(secret: string, change: { role?: 'admin' } = {}) {
  invited += 1;
  const person = { firstName: 'Priya', lastName: 'Nair', email: `priya${invited}@example.com` };
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${secret}` },
    payload: { role: 'standard', ...person, ...change },
  });
}

it('[KEY-01] a program invites somebody within its cap, and the history names the key', async () => {
  const answer = await invite(await giveKey(server, owner, ['people:write'], 100));
  expect(answer.statusCode).toBe(201);
  const entry = await server.db.system((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['actor_name', 'via'])
      .where('action', '=', 'teammate.create')
      .where('entity_id', '=', answer.json<{ id: string }>().id)
      .executeTakeFirstOrThrow(),
  );
  expect(entry).toEqual({ actor_name: 'Front desk sync', via: 'key' });
  const { body } = await server.call(owner, 'GET', '/api/key');
  expect(body.items).toMatchObject([{ spent: expect.any(Number) }]);
  expect((body.items as { spent: number }[])[0]?.spent).toBeGreaterThan(0);
});

it('[KEY-01] a program without a cap, the scope, or what only people hand over is refused', async () => {
  const count = () =>
    server.db
      .system((tx) => tx.selectFrom('teammate').select('id').execute())
      .then((all) => all.length);
  const before = await count();
  const poor = await invite(await giveKey(server, owner, ['people:write']));
  expect(poor.statusCode).toBe(403);
  expect(poor.json<{ message: string }>().message).toContain('may not spend');
  const reader = await invite(await giveKey(server, owner, ['people:read'], 100));
  expect(reader.statusCode).toBe(403);
  expect(reader.headers['x-accepted-scopes']).toBe('people:write');
  expect(reader.json<{ message: string }>().message).toContain('people:write');
  const maker = await giveKey(server, owner, ['people:write'], 100);
  expect((await invite(maker, { role: 'admin' })).statusCode).toBe(403);
  expect(await count()).toBe(before);
});

it('[KEY-01] a program sets no voicemail PIN, and blocks callers in nobody’s name', async () => {
  const maker = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  const person = await server.makePerson(maker.tenantId);
  const scopes = ['people:write', 'blocking:write', 'usage:read'] as const;
  const secret = await giveKey(server, maker, scopes);
  const headers = { authorization: `Bearer ${secret}` };
  const { app } = server;
  const url = `/v1/teammate/${person.id}`;
  const change = (payload: object) =>
    app.inject({ method: 'PUT', url, headers: { ...headers, 'if-match': '"1"' }, payload });
  expect((await change({ voicemailPin: '73914' })).statusCode).toBe(403);
  expect((await change({ title: 'Dentist' })).statusCode).toBe(200);
  const list = '/v1/blacklistnumber/inbound';
  const payload = { number: '+12515550199' };
  const blocked = await app.inject({ method: 'POST', url: list, headers, payload });
  expect(blocked.statusCode).toBe(201);
  expect((await app.inject({ url: list, headers })).json()).toMatchObject({
    items: [{ blockedBy: null }],
  });
  const own = await app.inject({ url: '/v1/call-log?own=1', headers });
  expect(own.json()).toMatchObject({ total: 0 });
});

it('[KEY-02] a number is held again by the same request, and for as long', async () => {
  const secret = await giveKey(server, owner, ['numbers:write']);
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': 'hold' };
  const [offered] = await numberCalls(() => server).search(owner);
  const payload = { number: offered?.number };
  const hold = () =>
    server.app.inject({ method: 'POST', url: '/v1/number/reserve', headers, payload });
  const [first, again] = [await hold(), await hold()];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().reservationId).toBe(first.json().reservationId);
});

it('[KEY-01] a person at /v1 is sent to make a key', async () => {
  const answer = await server.call(owner, 'POST', path, { body: {} });
  expect(answer.status).toBe(401);
  expect(answer.body.message).toContain('Bearer jfk_');
});
