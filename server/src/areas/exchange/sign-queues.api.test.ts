import type { OwnQueue } from '@jackfield/contract/api/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestServer } from '../../../test/harness.ts';

describe.each(bothDatabases)('*45 (%s)', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());

  it('[LIVE-02] signs out of all queues, in to all where none is left, and is the own change', async () => {
    const tenantId = await server.makeTenant();
    const owner = await server.makePerson(tenantId, { isTenantOwner: true });
    const ana = await server.makePerson(tenantId, { firstName: 'Ana', role: 'standard' });
    const add = async (name: string, extension: string) => {
      const body = { name, extension, inboundFlow: 'callQueue', teammateId: [ana.id] };
      return (await server.call(owner, 'POST', '/api/team', { body })).body as { id: string };
    };
    const desk = await add('Desk', '300');
    await add('Night', '301');
    const path = `/api/teammate/${ana.id}`;
    const out = async () =>
      ((await server.call(ana, 'GET', `${path}/queue`)).body.items as OwnQueue[]).map(
        ({ isSignedOut }) => isSignedOut,
      );
    const dial = async (teammateId = ana.id) => {
      const payload = { accountId: tenantId, teammateId };
      const { status, text } = await asExchange(server, 'POST', '/api/exchange/queue', { payload });
      return [status, (JSON.parse(text) as { isSignedOut?: boolean }).isSignedOut];
    };
    const body = { isSignedOut: true };
    await server.call(ana, 'PUT', `${path}/team/${desk.id}/queue`, { body });

    expect(await dial()).toEqual([200, true]);
    expect(await out()).toEqual([true, true]);
    expect(await dial()).toEqual([200, false]);
    expect(await out()).toEqual([false, false]);
    const { items } = (await server.call(owner, 'GET', `/api/audit/team/${desk.id}`)).body;
    expect(items).toMatchObject([
      { action: 'team.signIn', actor: { id: ana.id } },
      { action: 'team.signOut', actor: { id: ana.id } },
      {},
    ]);
    expect((await dial(owner.id))[0]).toBe(404);
    const asked = await server.call(ana, 'POST', '/api/exchange/queue', {
      body: { accountId: tenantId, teammateId: ana.id },
    });
    expect(asked.status).toBe(403);
  });
});
