import { missedEvents } from '@jackfield/contract/api/live';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../seeds/demo/harbor.ts';
import { rimba } from '../../seeds/demo/rimba.ts';
import { idOf } from '../../seeds/ids.ts';
import { tenantIdOf } from '../../seeds/load/loading.ts';
import { endedSessions } from '../areas/live/ended-sessions.ts';
import { appendEvents, type EventSpec } from '../platform/events.ts';
import { newId } from '../platform/ids.ts';
import { type AreasPortal, freshAreasDatabase, startAreas } from '../../test/areas-fixture.ts';
import type { FreshDatabase } from '../../test/harness.ts';
import { connectClient } from '../../test/hub-fixture.ts';

const tenantId = tenantIdOf(harbor);
const danielId = idOf('harbor', 'teammate', 'daniel@harbordental.com');
const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

let database: FreshDatabase;
let portal: AreasPortal;
let admin: string;
let standard: string;

beforeAll(async () => {
  database = await freshAreasDatabase();
  portal = await startAreas(database);
  admin = await portal.signIn('renee@harbordental.com');
  standard = await portal.signIn('daniel@harbordental.com');
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const connect = (token: string, url = portal.url) => connectClient(`${url}/hub`, token);

function write(events: EventSpec[], tenant = tenantId, db = portal.db): Promise<number> {
  return db.tenant(tenant, (tx) => appendEvents(tx, tenant, events));
}

function update(eventType: EventSpec['eventType'], id: string): EventSpec {
  return { method: 'UpdateEntityAsync', eventType, id };
}

async function missed(after: number, token: string) {
  const { status, body } = await portal.get(`/api/live/events?after=${after}`, token);
  expect(status).toBe(200);
  return v.parse(missedEvents.answer, body);
}

/** Presence events of demo people come whenever they like; tests look at their own kind. */
async function teamEvents(client: Awaited<ReturnType<typeof connect>>, wanted: number) {
  const own = () => client.received.filter(({ event }) => event.eventType === 'team');
  while (own().length < wanted) await client.count(client.received.length + 1);
  return own().map(({ event }) => event);
}

describe('from the write to the socket', () => {
  it('RT-01, RT-06 brings committed events in order to the client, and no event of a rollback', async () => {
    const client = await connect(admin);
    await expect(
      portal.db.tenant(tenantId, async (tx) => {
        await appendEvents(tx, tenantId, [update('team', 'rolled back')]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const last = await write([update('team', 'one'), update('team', 'two')]);
    const third = await write([update('team', 'three')]);
    const events = await teamEvents(client, 3);
    expect(events.map((event) => event.id)).toEqual(['one', 'two', 'three']);
    expect(events.map((event) => event.version)).toEqual([last - 1, last, third]);
    await client.connection.stop();
  });

  it('RT-16 does not bring events of another account', async () => {
    const client = await connect(admin);
    await write([update('team', 'foreign')], tenantIdOf(rimba));
    await write([update('team', 'own')]);
    const [event] = await teamEvents(client, 1);
    expect(event?.id).toBe('own');
    await client.connection.stop();
  });

  it('RT-19 sends a suspension to the person and closes the socket at once', async () => {
    const client = await connect(standard);
    await write([
      {
        method: 'UpdateEntityAsync',
        eventType: 'teammatestatus',
        id: danielId,
        status: 'suspended',
      },
    ]);
    await client.closed;
    expect(client.received.at(-1)?.event).toMatchObject({
      eventType: 'teammatestatus',
      id: danielId,
    });
  });

  it('closes the sockets of a session that was ended', async () => {
    const token = await portal.signIn('maya.okafor@harbordental.com');
    const client = await connect(token);
    await portal.db.system((tx) =>
      tx
        .updateTable('session')
        .set({ ended_at: portal.clock.now(), end_reason: 'revoked' })
        .where('teammate_id', '=', idOf('harbor', 'teammate', 'maya.okafor@harbordental.com'))
        .execute(),
    );
    await client.closed;
    expect(client.received.at(-1)?.method).toBe('RevokeAccessAsync');
    await expect(connect(token)).rejects.toThrow();
  });

  it('looks after more sessions than a statement takes parameters', async () => {
    const ids = Array.from({ length: 66_000 }, () => newId());
    expect(await endedSessions(portal.db, ids, new Date())).toHaveLength(66_000);
  });

  it('RT-02 refuses a token that is no token, and any path but its own', async () => {
    await expect(connect('nonsense')).rejects.toThrow();
    await expect(connectClient(`${portal.url}/hubs`, admin)).rejects.toThrow();
    const client = await connectClient(`${portal.url}/HUB`, admin);
    await client.connection.stop();
  });
});

describe('what the calls of the API send', () => {
  const emailOf = (name: string) => `${name}@harbordental.com`;
  const idOfPerson = (name: string) => idOf('harbor', 'teammate', emailOf(name));

  async function put(path: string, payload?: object) {
    const id = /teammate\/([^/]+)/.exec(path)?.[1] ?? '';
    const headers = { authorization: `Bearer ${admin}`, 'x-jackfield': '1' };
    const current = await portal.server.app.inject({ url: `/api/teammate/${id}`, headers });
    const answer = await portal.server.app.inject({
      method: 'PUT',
      url: path,
      headers: { ...headers, 'if-match': current.headers.etag ?? '' },
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(200);
  }

  const kinds = (client: Awaited<ReturnType<typeof connect>>, id: string) =>
    client.received.filter(({ event }) => event.id === id).map(({ event }) => event.eventType);

  it('RT-11, RT-17 tells admins and the person of a changed name', async () => {
    const id = idOfPerson('marcus');
    const watcher = await connect(admin);
    const own = await connect(await portal.signIn(emailOf('marcus')));
    const other = await connect(standard);
    await put(`/api/teammate/${id}`, { title: 'Lead hygienist' });
    await expect.poll(() => kinds(watcher, id)).toContain('teammate');
    await expect.poll(() => kinds(own, id)).toContain('teammate');
    expect(kinds(other, id)).toEqual([]);
    await Promise.all([watcher, own, other].map((client) => client.connection.stop()));
  });

  it('RT-19 tells a suspended person why, before anything else, and closes', async () => {
    const id = idOfPerson('grace');
    const token = await portal.signIn(emailOf('grace'));
    const own = await connect(token);
    await put(`/api/teammate/${id}/status/suspended`);
    await own.closed;
    expect(own.received.at(-1)).toMatchObject({
      method: 'UpdateEntityAsync',
      event: { eventType: 'teammatestatus', id, status: 'suspended' },
    });
    await expect(connect(token)).rejects.toThrow();
  });

  it('RT-20 tells a person the new role and what admins see from then on', async () => {
    const id = idOfPerson('whitney');
    const own = await connect(await portal.signIn(emailOf('whitney')));
    await put(`/api/teammate/${id}`, { role: 'admin' });
    await expect
      .poll(() => own.received.find(({ event }) => event.eventType === 'teammaterole')?.event)
      .toMatchObject({ id, role: 'admin' });
    await write([update('team', 'seen as admin')]);
    await expect.poll(() => kinds(own, 'seen as admin')).toEqual(['team']);
    await own.connection.stop();
  });
});

describe('GET /api/live/events', () => {
  it('RT-03, OP-63 answers what was missed, filtered as the hub filters', async () => {
    const before = (await missed(0, admin)).latest;
    const last = await write([
      update('team', 'missed'),
      { ...update('phonenumber', 'own'), ownerType: 'teammate', ownerId: danielId },
      { ...update('phonenumber', 'other'), ownerType: 'teammate', ownerId: 'somebody' },
    ]);
    // Presence events of demo people come whenever they like.
    const own = ({ events }: Awaited<ReturnType<typeof missed>>) =>
      events.filter(({ event }) => ['team', 'phonenumber'].includes(event.eventType));
    const toAdmin = await missed(before, admin);
    expect(toAdmin.isComplete).toBe(true);
    expect(toAdmin.latest).toBe(toAdmin.events.at(-1)?.event.version);
    expect(own(toAdmin).at(-1)?.event.version).toBe(last);
    expect(own(toAdmin).map(({ event }) => event.id)).toEqual(['missed', 'own', 'other']);
    const toStandard = await missed(before, standard);
    expect(own(toStandard).map(({ event }) => event.id)).toEqual(['own']);
    const after = await missed(toAdmin.latest, admin);
    expect([own(after), after.isComplete]).toEqual([[], true]);
  });

  it('OP-63 says so when the gap is too large, or the version is of another time', async () => {
    const last = await write(Array.from({ length: 1001 }, () => update('team', 'many')));
    // What others write at the same time counts too.
    const behind = async (by: number) => {
      const { latest } = await missed(last, admin);
      return missed(latest - by, admin);
    };
    expect(await behind(1001)).toMatchObject({ events: [], isComplete: false });
    await expect.poll(() => behind(1000)).toMatchObject({ isComplete: true });
    expect(await behind(-5000)).toMatchObject({ events: [], isComplete: false });
  });

  it('OP-63 says so when events were cleared away', async () => {
    const { latest } = await missed(0, admin);
    const last = await write([update('team', 'cleared'), update('team', 'kept')]);
    await portal.db.system((tx) =>
      tx
        .deleteFrom('event_log')
        .where('tenant_id', '=', tenantId)
        .where('seq', '<', last)
        .execute(),
    );
    expect(await missed(latest, admin)).toMatchObject({ events: [], isComplete: false });
    const { events } = await missed(last - 1, admin);
    expect(events.filter(({ event }) => event.eventType === 'team')).toHaveLength(1);
  });

  it.each(['', '?after=-1', '?after=x', '?after=1e9'])('refuses %s', async (query) => {
    expect((await portal.get(`/api/live/events${query}`, admin)).status).toBe(400);
  });

  it('refuses strangers', async () => {
    expect((await portal.get('/api/live/events?after=0')).status).toBe(401);
  });
});

describe('presence', () => {
  const presenceOf = (id: string) =>
    portal.db.system((tx) =>
      tx
        .selectFrom('teammate')
        .select(['presence', 'last_seen_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  it('ENT-25, OP-65 is online with a socket, offline after it, and others hear of it', async () => {
    const id = idOf('harbor', 'teammate', 'sofia@harbordental.com');
    expect((await presenceOf(id)).presence).toBe('offline');
    const watcher = await connect(admin);
    const heard = () => watcher.received.filter(({ event }) => event.id === id);
    const client = await connect(await portal.signIn('sofia@harbordental.com'));
    await expect.poll(heard).toHaveLength(1);
    const online = await presenceOf(id);
    expect(online.presence).toBe('online');
    expect(Date.now() - (online.last_seen_at?.getTime() ?? 0)).toBeLessThan(5000);
    await client.connection.stop();
    await expect.poll(() => portal.live.hub.socketCount).toBe(1);
    portal.clock.advance(11_000);
    await expect.poll(heard, { timeout: 5000 }).toHaveLength(2);
    expect((await presenceOf(id)).presence).toBe('offline');
    await watcher.connection.stop();
  });

  it('OP-65 stays online while a registered device is online', async () => {
    const id = idOf('harbor', 'teammate', 'priya.r@harbordental.com');
    const client = await connect(await portal.signIn('priya.r@harbordental.com'));
    await client.connection.stop();
    await expect.poll(() => portal.live.hub.socketCount).toBe(0);
    portal.clock.advance(30_000);
    await expect
      .poll(() =>
        portal.db.system((tx) =>
          tx.selectFrom('hub_presence').select('node_id').where('teammate_id', '=', id).execute(),
        ),
      )
      .toEqual([]);
    expect((await presenceOf(id)).presence).toBe('online');
  });
});

describe.runIf(isPostgres)('two processes on one PostgreSQL', () => {
  it('RT-01 brings an event written through one process to a client of the other', async () => {
    const other = await startAreas(database);
    const client = await connect(await other.signIn('renee@harbordental.com'), other.url);
    const count = 50;
    for (let index = 0; index < count; index += 1) {
      await write([update('team', `a${index}`)]);
      await write([update('team', `b${index}`)], tenantId, other.db);
    }
    const events = await teamEvents(client, 2 * count);
    const versions = events.map((event) => event.version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(2 * count);
    await client.connection.stop();
    await other.close();
  });

  it('OP-65 takes the people of a process that died offline', async () => {
    const id = idOf('harbor', 'teammate', 'hannah@harbordental.com');
    const node = '0192f0c0-0000-7000-8000-0000000000aa';
    await portal.db.system(async (tx) => {
      await tx
        .insertInto('hub_node')
        .values({ id: node, beat_at: new Date(0) })
        .execute();
      await tx
        .insertInto('hub_presence')
        .values({ tenant_id: tenantId, teammate_id: id, node_id: node })
        .execute();
      await tx.updateTable('teammate').set({ presence: 'online' }).where('id', '=', id).execute();
    });
    const other = await startAreas(database);
    const row = await portal.db.system((tx) =>
      tx.selectFrom('teammate').select('presence').where('id', '=', id).executeTakeFirst(),
    );
    expect(row?.presence).toBe('offline');
    await other.close();
  });
});
