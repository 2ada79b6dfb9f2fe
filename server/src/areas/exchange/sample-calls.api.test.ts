import type { LiveBoard } from '@jackfield/contract/api/live-call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startExchangeServer } from '../../../test/exchange-fixture.ts';
import {
  startTestServer,
  testDatabases,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestServer({ ...(testDatabases[0] && { database: testDatabases[0] }) });
  owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
});
afterAll(() => server.close());

const play = (person: TestPerson) => server.call(person, 'POST', '/api/call/samples', { body: {} });

it('[LIVE-01] play where no exchange has calls, once at a time, by the routing of the account', async () => {
  expect((await play(owner)).body).toEqual({ count: 0 });
  const numbers = numberCalls(() => server);
  const company = await numbers.company(owner.tenantId);
  const { number } = (await numbers.buy(owner, `company/${company}`)).body;
  expect((await play(owner)).body).toEqual({ count: 7 });
  const board = async () => (await server.call(owner, 'GET', '/api/call')).body as LiveBoard;
  await expect
    .poll(async () => (await board()).items)
    .toMatchObject([
      { to: number, direction: 'inbound', stop: {}, phase: { since: expect.any(String) } },
    ]);
  expect((await board()).hasSamples).toBe(true);
  expect((await play(owner)).body).toEqual({ count: 0 });
});

it('[LIVE-01] are played by admins alone, and not beside an exchange', async () => {
  const ben = await server.makePerson(owner.tenantId);
  expect((await play(ben)).status).toBe(403);
  const other = await startExchangeServer();
  const admin = await other.makePerson(await other.makeTenant(), { isTenantOwner: true });
  expect((await other.call(admin, 'POST', '/api/call/samples', { body: {} })).status).toBe(404);
  await other.close();
});
