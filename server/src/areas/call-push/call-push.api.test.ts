import type { CallPush } from '@jackfield/contract/api/call-push';
import type { WebPhone } from '@jackfield/contract/api/web-phone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../../seeds/demo-accounts.ts';
import { harbor } from '../../../seeds/demo/harbor.ts';
import { idOf } from '../../../seeds/ids.ts';
import { tenantIdOf } from '../../../seeds/load/loading.ts';
import { type AreasPortal, startAreas } from '../../../test/areas-fixture.ts';
import { asExchange, exchangeKey } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type FreshDatabase, freshDatabase } from '../../../test/harness.ts';
import { PushService, senderOf } from '../../../test/push-service.ts';
import { Client } from '../../../test/session-fixture.ts';
import { newId } from '../../platform/ids.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { placeOf } from './push-place.ts';

const tenantId = tenantIdOf(harbor);
const personOf = (name: string) => ({
  id: idOf('harbor', 'teammate', `${name}@harbordental.com`),
  email: `${name}@harbordental.com`,
  tenantId,
});
const [daniel, sofia] = [personOf('daniel'), personOf('sofia')];
const from = '+12055550111';
const shown = '+1 (205) 555-0111';

describe.each(bothDatabases)('a browser whose portal is closed (%s)', (kind) => {
  let database: FreshDatabase;
  let portal: AreasPortal;
  let service: PushService;

  beforeAll(async () => {
    service = await PushService.listen();
    database = await freshDatabase(kind);
    const settings = { EXCHANGE_KEY: exchangeKey, PUSH_SERVICES: service.origin };
    portal = await startAreas(database, {
      ...settings,
      PUBLIC_URL: 'https://portal.example.com',
    });
    await tell('registrations', {
      sip,
      webSocket: 'ws://127.0.0.1:9/ws',
      signedIn: [],
      signedOut: [],
    });
  });
  afterAll(async () => {
    await portal.close();
    service.close();
    await database.drop();
  });
  beforeEach(() => {
    service.answers = 201;
    service.passed.length = 0;
  });
  afterEach(async () => {
    portal.clock.reset();
    await portal.db.system(async (tx) => {
      await tx.deleteFrom('live_call').execute();
      await tx.deleteFrom('device').where('session_id', 'is not', null).execute();
    });
  });

  const sip = { host: 'sip.example.com', port: 5060, transport: 'udp' };
  const tell = async (what: string, told: object) => {
    const payload = { exchange: 'one', ...told };
    const answer = await asExchange(portal.server, 'POST', `/api/exchange/${what}`, { payload });
    expect(answer.status).toBe(200);
  };
  /** Where a call is: 'ringing', 'talking', with these people. */
  const move = (id: string, phase: string, people: { id: string }[], more: object = {}) => {
    const since = new Date().toISOString();
    const teammateIds = people.map((one) => one.id);
    const stop = {
      node: { kind: 'company', id: newId(), name: 'Main' },
      reason: 'Open.',
      at: since,
    };
    const call = { id, accountId: tenantId, direction: 'inbound', from, to: '+12515550199' };
    const place = { stop, phase: { kind: phase, teammateIds, teamId: null, since } };
    return tell('live', {
      calls: [{ ...call, state: 'moved', teammateId: null, startedAt: since, ...place, ...more }],
    });
  };
  const end = (id: string) =>
    tell('live', { calls: [{ state: 'ended', id, accountId: tenantId }] });
  const told = (count: number) => vi.waitUntil(() => service.passed.length >= count);

  const put = (client: Client, place: object) => client.call('PUT', '/api/webphone/push', place);
  /** A browser of a person that is told of calls. */
  async function toldBrowser(person = daniel, name = 'one') {
    const client = new Client(portal.server);
    await client.signIn(person, demoPassword);
    const phone: WebPhone = (await client.call('POST', '/api/webphone', {})).json().phone;
    expect((await put(client, service.place(name))).statusCode).toBe(204);
    return { client, phone };
  }
  const isWoken = async (phone: WebPhone): Promise<boolean> => {
    const url = `/api/exchange/routing?phone=${phone.sip.username}`;
    const { text } = await asExchange(portal.server, 'GET', url);
    const { phones } = JSON.parse(text) as { phones: { name: string; isWoken: boolean }[] };
    return phones.some(({ name, isWoken: is }) => name === phone.sip.username && is);
  };

  it('[CALL-16] is told who calls while it is rung, readable to the browser alone', async () => {
    const { phone } = await toldBrowser();
    const id = newId();
    await move(id, 'ringing', [daniel]);
    await told(1);
    const { told: said, path, headers, size } = service.passed[0] ?? {};
    expect(said).toEqual({ call: id, state: 'ringing', who: shown } satisfies CallPush);
    expect(path).toBe('/one');
    expect(headers).toMatchObject({ ttl: '30', urgency: 'high', topic: id.replaceAll('-', '') });
    expect(await senderOf(`${headers?.['authorization']}`, `${phone.pushKey}`)).toMatchObject({
      aud: service.origin,
      sub: 'https://portal.example.com',
      shown: phone.pushKey,
    });
    // However long the name is.
    await move(newId(), 'ringing', [daniel], { from: '' });
    await told(2);
    expect(service.passed[1]).toMatchObject({ told: { who: '' }, size });
  });

  it('[CALL-16] is told once while it rings, and then that the call was missed', async () => {
    await toldBrowser();
    const id = newId();
    await move(id, 'ringing', [daniel, sofia]);
    await move(id, 'ringing', [daniel]);
    await move(id, 'message', []);
    await end(id);
    await told(2);
    expect(service.told).toEqual([`ringing ${shown}`, `missed ${shown}`]);
    await end(id);
    expect(service.passed).toHaveLength(2);
  });

  it('[CALL-16] is told that a call was missed whose caller hung up', async () => {
    await toldBrowser();
    const id = newId();
    await move(id, 'ringing', [daniel]);
    await end(id);
    await told(2);
    expect(service.told[1]).toBe(`missed ${shown}`);
  });

  it('[CALL-16] is told that somebody else took the call, also after it was missed', async () => {
    await toldBrowser();
    const id = newId();
    await move(id, 'ringing', [daniel]);
    await move(id, 'ringing', [sofia]);
    await move(id, 'talking', [sofia]);
    await end(id);
    await told(3);
    expect(service.told).toEqual(['ringing', 'missed', 'answered'].map((how) => `${how} ${shown}`));
  });

  it('[CALL-16] is not told again between two rounds of a queue', async () => {
    await toldBrowser();
    const id = newId();
    await move(id, 'waiting', [daniel]);
    await move(id, 'waiting', []);
    await move(id, 'waiting', [daniel]);
    await end(id);
    await told(2);
    expect(service.told).toEqual([`ringing ${shown}`, `missed ${shown}`]);
  });

  const tellSigned = (news: { signedIn: WebPhone[]; signedOut: WebPhone[] }) =>
    tell('registrations', {
      sip,
      webSocket: 'ws://127.0.0.1:9/ws',
      signedIn: news.signedIn.map((phone) => ({
        name: phone.sip.username,
        address: '127.0.0.1',
        program: 'Web phone',
      })),
      signedOut: news.signedOut.map((phone) => phone.sip.username),
    });

  it('[CALL-16] is told nothing while its phone is signed in, which rings', async () => {
    const { phone } = await toldBrowser();
    const other = await toldBrowser(sofia, 'two');
    await tellSigned({ signedIn: [phone], signedOut: [] });
    await move(newId(), 'ringing', [daniel, sofia]);
    await told(1);
    expect(service.passed.map(({ path }) => path)).toEqual(['/two']);
    expect(other.phone.pushKey).toBe(phone.pushKey);
  });

  it('[CALL-16] is told of the call that rings its phone as that signs out', async () => {
    const { phone } = await toldBrowser();
    await tellSigned({ signedIn: [phone], signedOut: [] });
    const [id, talk] = [newId(), newId()];
    await move(talk, 'talking', [daniel]);
    await move(id, 'ringing', [daniel]);
    await tellSigned({ signedIn: [], signedOut: [phone] });
    await end(id);
    await told(2);
    expect(service.told).toEqual([`ringing ${shown}`, `missed ${shown}`]);
    expect(service.passed.map(({ told: { call } }) => call)).toEqual([id, id]);
  });

  // The embedded database does one thing after the other.
  it.runIf(kind === 'postgres')(
    '[CALL-16] is told of a call that is stored while its phone signs out',
    async () => {
      const { phone } = await toldBrowser();
      await tellSigned({ signedIn: [phone], signedOut: [] });
      const { pool } = portal.db;
      /** Done once so many statements wait for a lock. */
      const areWaiting = (count: number) =>
        vi.waitUntil(
          async () => {
            const { rows } = await pool.query(`select from pg_stat_activity
              where wait_event_type = 'Lock' and datname = current_database()`);
            return rows.length >= count;
          },
          { timeout: 30_000 },
        );
      // Holds the call back from being stored, after it was looked at who is signed in.
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query('lock table live_call in share mode');
      const moved = move(newId(), 'ringing', [daniel]);
      await areWaiting(1);
      const signedOut = tellSigned({ signedIn: [], signedOut: [phone] });
      await Promise.race([signedOut, areWaiting(2)]);
      await holder.query('commit');
      holder.release();
      await Promise.all([moved, signedOut]);
      await told(1);
      expect(service.told).toEqual([`ringing ${shown}`]);
    },
  );

  it('[CALL-16] is told nothing after its session, of nobody suspended, and no longer than it wants', async () => {
    const [out, off] = [await toldBrowser(daniel, 'out'), await toldBrowser(daniel, 'off')];
    await toldBrowser(sofia, 'two');
    expect(await isWoken(off.phone)).toBe(true);
    await out.client.call('DELETE', '/api/auth/remove-session');
    expect((await off.client.call('DELETE', '/api/webphone/push')).statusCode).toBe(204);
    expect(await isWoken(off.phone)).toBe(false);
    const setStatus = (status: 'active' | 'suspended') =>
      portal.db.system((tx) =>
        tx.updateTable('teammate').set({ status }).where('id', '=', sofia.id).execute(),
      );
    await setStatus('suspended');
    await move(newId(), 'ringing', [daniel, sofia]);
    await setStatus('active');
    await move(newId(), 'ringing', [sofia]);
    await told(1);
    expect(service.passed.map(({ path }) => path)).toEqual(['/two']);
  });

  it('[CALL-16] is of whoever signed in there last', async () => {
    const before = await toldBrowser(daniel, 'shared');
    const after = await toldBrowser(sofia, 'shared');
    expect([await isWoken(before.phone), await isWoken(after.phone)]).toEqual([false, true]);
  });

  it.each([404, 410])(
    '[CALL-16] is told nothing more once its service answers %d',
    async (status) => {
      const { phone } = await toldBrowser();
      service.answers = status;
      await move(newId(), 'ringing', [daniel]);
      await vi.waitUntil(async () => !(await isWoken(phone)));
      await move(newId(), 'ringing', [daniel]);
      expect(service.passed).toHaveLength(1);
    },
  );

  it('[CALL-16] is told nothing after a change of keys, until its page told it the new one', async () => {
    const { client, phone } = await toldBrowser();
    const former = createSecretBox([{ id: 'former', bytes: Buffer.alloc(32, 1) }]);
    await portal.db.system((tx) =>
      tx
        .updateTable('device')
        .set({ push: former.seal('{}', placeOf({ tenant_id: tenantId, id: phone.id })) })
        .where('id', '=', phone.id)
        .execute(),
    );
    await move(newId(), 'ringing', [daniel]);
    await vi.waitUntil(async () => !(await isWoken(phone)));
    expect((await put(client, service.place('one'))).statusCode).toBe(204);
    await move(newId(), 'ringing', [daniel]);
    await told(1);
    expect(service.passed).toHaveLength(1);
  });

  it('[CALL-16] is told of the next call where its service was busy', async () => {
    const { phone } = await toldBrowser();
    service.answers = 429;
    await move(newId(), 'ringing', [daniel]);
    await told(1);
    service.answers = 201;
    await move(newId(), 'ringing', [daniel]);
    await told(2);
    expect(await isWoken(phone)).toBe(true);
  });

  it('[CALL-16] keeps no exchange waiting, and hears in order', async () => {
    await toldBrowser();
    const id = newId();
    service.answers = null;
    await move(id, 'ringing', [daniel]);
    await end(id);
    await told(1);
    expect(service.told).toEqual([`ringing ${shown}`]);
    service.answers = 201;
    service.goOn();
    await told(2);
    expect(service.told[1]).toBe(`missed ${shown}`);
  });

  it('[CALL-16] takes addresses of push services alone, and needs a phone', async () => {
    const { client, phone } = await toldBrowser();
    const { keys } = service.place('one');
    for (const endpoint of [
      'http://fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://user@fcm.googleapis.com/a',
      'https://fcm.googleapis.com.example.com/a',
      'https://evilfcm.googleapis.com.example/a',
      'https://notnotify.windows.com/a',
      'https://127.0.0.1/a',
    ]) {
      expect((await put(client, { endpoint, keys })).statusCode, endpoint).toBe(400);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://wns2-par02p.notify.windows.com/w/?token=a',
      'https://web.push.apple.com/a',
    ]) {
      expect((await put(client, { endpoint, keys })).statusCode, endpoint).toBe(204);
    }
    const stored = await portal.db.pool.query<{ push: string }>(
      'select push from device where id = $1',
      [phone.id],
    );
    expect(stored.rows[0]?.push).toMatch(/^sealed\.v1\./);
    const other = new Client(portal.server);
    await other.signIn(sofia, demoPassword);
    expect((await put(other, service.place('two'))).statusCode).toBe(404);
  });
});
