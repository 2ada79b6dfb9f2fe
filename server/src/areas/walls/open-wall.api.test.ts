import type { CallAnswer } from '@jackfield/contract';
import type { createWall } from '@jackfield/contract/api/wall';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harbor } from '../../../seeds/demo/harbor.ts';
import { tenantIdOf } from '../../../seeds/load/loading.ts';
import { type AreasPortal, freshAreasDatabase, startAreas } from '../../../test/areas-fixture.ts';
import type { FreshDatabase } from '../../../test/harness.ts';
import { connectClient } from '../../../test/hub-fixture.ts';
import { appendEvents, type EventSpec } from '../../platform/events.ts';

const tenantId = tenantIdOf(harbor);
let database: FreshDatabase;
let portal: AreasPortal;
let admin: string;

beforeAll(async () => {
  database = await freshAreasDatabase();
  portal = await startAreas(database);
  admin = await portal.signIn('renee@harbordental.com');
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const send = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
  portal.server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${admin}`, 'x-jackfield': '1' },
    ...(payload && { payload }),
  });

async function openWall(lastDay: string | null = null) {
  const body = { name: 'Hall', showsNames: true, theme: 'system', lastDay };
  const answer = await send('POST', '/api/wall', body);
  const { address, wall } = answer.json<CallAnswer<typeof createWall>>();
  const token = new URL(address).hash.slice(1);
  return { id: wall.id, token, client: await connectClient(`${portal.url}/hub`, token) };
}

const tell = (...events: EventSpec[]) =>
  portal.db.tenant(tenantId, (tx) => appendEvents(tx, tenantId, events));
const event = (eventType: EventSpec['eventType'], id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType,
  id,
});

it('[LIVE-02] a wall hears that the board is another, and nothing of what changed', async () => {
  const { client } = await openWall();
  await tell(event('invoice', 'secret'));
  const version = await tell(event('team', 'secret'), event('call', 'secret'));
  await client.count(1);
  expect(client.received).toEqual([
    {
      method: 'UpdateEntityAsync',
      event: {
        eventType: 'wall',
        tenantId,
        accountId: tenantId,
        id: tenantId,
        ownerType: null,
        ownerId: null,
        status: null,
        role: null,
        version,
        at: expect.any(String),
      },
    },
  ]);
  await client.connection.stop();
});

it('[LIVE-02] an open wall is closed at once when its link is revoked, and the others stay', async () => {
  const [revoked, other] = [await openWall(), await openWall()];
  await send('DELETE', `/api/wall/${revoked.id}`);
  await revoked.client.closed;
  await expect(connectClient(`${portal.url}/hub`, revoked.token)).rejects.toThrow();
  await tell(event('call', 'one'));
  await other.client.count(1);
  await other.client.connection.stop();
});

it('[LIVE-02] an open wall is closed when its last day is over', async () => {
  const { client, token } = await openWall(portal.clock.now().toISOString().slice(0, 10));
  portal.clock.advance(2 * 86_400_000);
  await client.closed;
  await expect(connectClient(`${portal.url}/hub`, token)).rejects.toThrow();
});
