import type { createKey } from '@jackfield/contract/api/key';
import type { CallAnswer, CallInput } from '@jackfield/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';

type Wanted = CallInput<typeof createKey>['body'];

const path = '/v1/teammate';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
});
afterAll(() => server.close());

async function secretOf(change: Partial<Wanted>): Promise<string> {
  const usual = { name: 'Staff list', networks: [], spendCap: null, days: 90 };
  const { body } = await server.call(owner, 'POST', '/api/key', { body: { ...usual, ...change } });
  return (body as unknown as CallAnswer<typeof createKey>).secret;
}

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
  const answer = await invite(await secretOf({ scopes: ['people:write'], spendCap: 100 }));
  expect(answer.statusCode).toBe(201);
  const entry = await server.db.system((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['actor_name', 'via'])
      .where('action', '=', 'teammate.create')
      .where('entity_id', '=', answer.json<{ id: string }>().id)
      .executeTakeFirstOrThrow(),
  );
  expect(entry).toEqual({ actor_name: 'Staff list', via: 'key' });
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
  const poor = await invite(await secretOf({ scopes: ['people:write'] }));
  expect(poor.statusCode).toBe(403);
  expect(poor.json<{ message: string }>().message).toContain('may not spend');
  const reader = await invite(await secretOf({ scopes: ['people:read'], spendCap: 100 }));
  expect(reader.statusCode).toBe(403);
  expect(reader.headers['x-accepted-scopes']).toBe('people:write');
  expect(reader.json<{ message: string }>().message).toContain('people:write');
  const maker = await secretOf({ scopes: ['people:write'], spendCap: 100 });
  expect((await invite(maker, { role: 'admin' })).statusCode).toBe(403);
  expect(await count()).toBe(before);
});

it('[KEY-01] a person at /v1 is sent to make a key', async () => {
  const answer = await server.call(owner, 'POST', path, { body: {} });
  expect(answer.status).toBe(401);
  expect(answer.body.message).toContain('Bearer jfk_');
});
