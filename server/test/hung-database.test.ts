import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toApiError } from '../src/platform/http/error-reply.ts';
import {
  bothDatabases,
  freshDatabase,
  startTestServer,
  type FreshDatabase,
  type TestPerson,
  type TestServer,
} from './harness.ts';
import { openStoppingProxy, type StoppingProxy } from './stopping-proxy.ts';

// Far below the 15 s after which PostgreSQL itself ends a statement: whoever waits for that fails.
const patience = 8000;

describe.runIf(bothDatabases.includes('postgres'))('a PostgreSQL that stops answering', () => {
  let fresh: FreshDatabase;
  let proxy: StoppingProxy;
  let server: TestServer;
  let owner: TestPerson;

  beforeAll(async () => {
    fresh = await freshDatabase('postgres');
    proxy = await openStoppingProxy(fresh.databaseUrl ?? '');
    server = await startTestServer({ on: { ...fresh, databaseUrl: proxy.url } });
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });
  afterAll(async () => {
    proxy.go();
    await server.close();
    await proxy.close();
    await fresh.drop();
  });

  const ask = async () => (await server.call(owner, 'GET', '/api/tenant')).status;
  const isReady = async () => (await server.app.inject({ url: '/readyz' })).statusCode;
  const recovered = () =>
    vi.waitFor(async () => expect([await ask(), await isReady()]).toEqual([200, 200]), patience);

  it(
    'answers 503 to everybody, and works again by itself when the database does',
    async () => {
      expect(await Promise.all(Array.from({ length: 30 }, ask))).toEqual(Array(30).fill(200));
      proxy.stop();
      expect(await Promise.all(Array.from({ length: 30 }, ask))).toEqual(Array(30).fill(503));
      const refused = await server.call(owner, 'GET', '/api/tenant');
      expect([refused.status, refused.body.responseCode]).toEqual([503, 'PROVIDERUNAVAILABLE']);
      expect(refused.headers['retry-after']).toBe('2');
      expect(await isReady()).toBe(503);
      proxy.go();
      await recovered();
    },
    patience,
  );

  it(
    'gives up a transaction in the middle, and stores nothing of it',
    async () => {
      const rename = server.db.tenant(owner.tenantId, async (tx) => {
        await tx
          .updateTable('teammate')
          .set({ title: 'Lost' })
          .where('id', '=', owner.id)
          .execute();
        proxy.stop();
        await sql`select 1`.execute(tx);
      });
      const failure: unknown = await rename.catch((error: unknown) => error);
      expect(toApiError(failure).code).toBe('PROVIDERUNAVAILABLE');
      proxy.go();
      await recovered();
      const { body } = await server.call(owner, 'GET', `/api/teammate/${owner.id}`);
      expect(body.title).not.toBe('Lost');
    },
    patience,
  );

  it(
    'leaves a statement that takes long alone',
    async () => {
      const slow = server.db.tenant(owner.tenantId, (tx) => sql`select pg_sleep(2.2)`.execute(tx));
      expect((await slow).rows).toHaveLength(1);
    },
    patience,
  );
});
