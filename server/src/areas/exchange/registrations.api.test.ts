import type { Device } from '@jackfield/contract/api/device';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';
import { noteSilentExchanges } from './registrations.ts';

describe.each(bothDatabases)('phones that are signed in (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let laptop: Device;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId);
    laptop = await addPhone(server, owner, ana);
  });

  const sip = { host: 'sip.example.com', port: 5060, transport: 'udp' };
  const at = (device: Device, change: object = {}) => ({
    name: device.sip.username,
    address: '192.0.2.7',
    program: 'Linphone 6.0',
    ...change,
  });
  const tell = async (change: object) => {
    const payload = { exchange: 'one', sip, signedIn: [], signedOut: [], ...change };
    const url = '/api/exchange/registrations';
    const { status, text } = await asExchange(server, 'POST', url, { payload });
    expect(status).toBe(200);
    return JSON.parse(text) as { refused: string[] };
  };
  const seen = async () => {
    const url = `/api/teammate/${ana.id}/device?withPassword=false`;
    const { body } = await server.call(ana, 'GET', url);
    return body as unknown as { items: Device[]; server: object | null };
  };
  const device = async () => (await seen()).items[0];
  const eventsOf = async (type: 'device' | 'teammate', id: string) => {
    const rows = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select('owner_id')
        .where('event_type', '=', type)
        .where('entity_id', '=', id)
        .execute(),
    );
    return rows.map(({ owner_id: ownerId }) => ownerId);
  };
  const presence = async () =>
    (await server.call(owner, 'GET', `/api/teammate/${ana.id}`)).body['presence'];

  it('[CALL-15] are shown with where they are, since when and what they are', async () => {
    const before = (await eventsOf('teammate', ana.id)).length;
    await tell({ signedIn: [at(laptop)] });
    const since = (await device())?.lastSeenAt;
    const registration = { address: '192.0.2.7', program: 'Linphone 6.0', since };
    expect(await device()).toMatchObject({ isOnline: true, registration });
    expect(await presence()).toBe('online');
    expect(await eventsOf('device', laptop.id)).toEqual([ana.id]);
    await tell({ signedIn: [at(laptop)] });
    expect(await eventsOf('device', laptop.id)).toHaveLength(1);
    await tell({ signedOut: [laptop.sip.username] });
    expect(await device()).toMatchObject({ isOnline: false, registration: null });
    expect(await presence()).toBe('offline');
    expect(await eventsOf('device', laptop.id)).toHaveLength(2);
    expect(await eventsOf('teammate', ana.id)).toHaveLength(before + 2);
  });

  it('[CALL-15] are signed out when their exchange comes back without them', async () => {
    const other = await addPhone(server, owner, ana);
    await tell({ signedIn: [at(laptop)] });
    await tell({ exchange: 'two', signedIn: [at(other)] });
    await tell({ isWhole: true });
    const online = (await seen()).items.map(({ id, isOnline }) => [id, isOnline]);
    expect(Object.fromEntries(online)).toEqual({ [laptop.id]: false, [other.id]: true });
  });

  it('[CALL-15] keep the time of their sign-in when their exchange tells of them again', async () => {
    await tell({ signedIn: [at(laptop)] });
    const first = (await device())?.registration?.since;
    server.clock.advance(60_000);
    await tell({ isWhole: true, signedIn: [at(laptop, { program: 'Linphone 6.1' })] });
    expect((await device())?.registration).toMatchObject({ program: 'Linphone 6.1', since: first });
    await tell({ signedIn: [at(laptop, { address: '198.51.100.3' })] });
    expect((await device())?.registration?.since).not.toBe(first);
  });

  it('[CALL-15] are not known once their exchange is not heard of for two minutes', async () => {
    await tell({ signedIn: [at(laptop)] });
    server.clock.advance(110_000);
    await tell({});
    server.clock.advance(110_000);
    await noteSilentExchanges(server.db, server.clock.now());
    expect(await seen()).toMatchObject({ items: [{ isOnline: true }], server: sip });
    server.clock.advance(20_000);
    await noteSilentExchanges(server.db, server.clock.now());
    expect(await seen()).toMatchObject({
      items: [{ isOnline: false, registration: { address: '192.0.2.7' } }],
      server: null,
    });
    expect(await presence()).toBe('offline');
    await tell({ isWhole: true, signedIn: [at(laptop)] });
    expect(await device()).toMatchObject({ isOnline: true });
  });

  it('end the calls that go on with their exchange', async () => {
    const call = newId();
    await tell({});
    const stop = {
      node: { kind: 'company', id: newId(), name: 'Main line' },
      reason: 'The call came to Main line.',
      at: '2026-11-20T10:00:00.000Z',
    };
    await asExchange(server, 'POST', '/api/exchange/live', {
      payload: {
        exchange: 'one',
        calls: [
          {
            state: 'started',
            id: call,
            accountId: owner.tenantId,
            direction: 'inbound',
            from: '',
            to: '+12515550199',
            teammateId: null,
            startedAt: stop.at,
            stop,
          },
        ],
      },
    });
    const goingOn = async () => (await server.call(owner, 'GET', '/api/call')).body['items'];
    expect(await goingOn()).toMatchObject([{ id: call }]);
    server.clock.advance(130_000);
    await noteSilentExchanges(server.db, server.clock.now());
    expect(await goingOn()).toEqual([]);
  });

  it('[CALL-04] that may not sign in any more are named to their exchange', async () => {
    expect(await tell({ signedIn: [at(laptop)] })).toEqual({ refused: [] });
    await server.call(owner, 'DELETE', `/api/teammate/${ana.id}/device/${laptop.id}`);
    const told = await tell({ isWhole: true, signedIn: [at(laptop)] });
    expect(told).toEqual({ refused: [laptop.sip.username] });
  });

  it('[CALL-15] stay signed in: signing in is no change of the phone', async () => {
    const feed = async (after = '') => {
      const url = `/api/exchange/changes?wait=0${after && `&after=${encodeURIComponent(after)}`}`;
      return JSON.parse((await asExchange(server, 'GET', url)).text);
    };
    server.clock.advance(5000);
    const { after } = await feed();
    await tell({ signedIn: [at(laptop)] });
    const { accounts } = await feed(after);
    expect(accounts.flatMap(({ phones }: { phones: object[] }) => phones)).toEqual([
      { name: laptop.sip.username, isRevoked: false },
    ]);
  });
});
