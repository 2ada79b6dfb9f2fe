import { platforms, type SessionItem } from '@jackfield/contract/api/session';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../cleanup.ts';
import { testDatabases } from '../../../../test/harness.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  type Portal,
  signedIn,
  startPortal,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';

describe.each(testDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let admin: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    admin = await addPerson(portal, tenant, { role: 'admin' });
  });

  const list = async (client: Client): Promise<SessionItem[]> =>
    (await client.call('GET', '/api/user/session')).json().items;

  describe('list of sessions', () => {
    it('ends one of the own; that browser gets 401 with its next request', async () => {
      const ana = await addPerson(portal, tenant);
      const there = await signedIn(portal, ana);
      const here = await signedIn(portal, ana);
      const items = await list(here);
      expect(items.map((item) => item.isCurrent)).toEqual([true, false]);
      const other = items.find((item) => !item.isCurrent)?.id;
      const ended = await here.call('DELETE', `/api/user/session/${other}`);
      expect(ended.statusCode).toBe(204);
      expect((await there.call('GET', '/api/user/session')).statusCode).toBe(401);
      expect(await list(here)).toHaveLength(1);
      expect((await here.call('DELETE', `/api/user/session/${other}`)).statusCode).toBe(404);
    });

    it('marks those from a new network for seven days, and never the first of all', async () => {
      const ana = await addPerson(portal, tenant);
      const from = async (address: string) => {
        const client = new Client(portal, address);
        await client.signIn(ana);
        return client;
      };
      const home = await from('203.0.113.7');
      const marks = async () =>
        (await list(home))
          .filter(({ isNewPlace }) => isNewPlace)
          .map(({ address }) => address)
          .toSorted();
      await from('203.0.113.200');
      await from('::ffff:203.0.113.9');
      expect(await marks()).toEqual([]);
      await from('203.0.114.7');
      portal.clock.advance(86_400_000);
      await from('2001:db8:7:1::5');
      await from('203.0.114.8');
      await from('2001:db8:7:2::9');
      expect(await marks()).toEqual(['2001:db8:7:1::5', '203.0.114.7']);
      portal.clock.advance(6 * 86_400_000);
      expect(await marks()).toEqual(['2001:db8:7:1::5']);
      portal.clock.advance(86_400_000);
      expect(await marks()).toEqual([]);
    });

    it('forgets no place with its session, and tells people apart', async () => {
      const [ana, ben] = [await addPerson(portal, tenant), await addPerson(portal, tenant)];
      for (const address of ['198.51.100.1', '203.0.113.7']) {
        await new Client(portal, address).signIn(ana);
      }
      portal.clock.advance(30 * 86_400_000);
      await deleteExpired(portal.db, portal.clock);
      for (const person of [ana, ben]) {
        const client = new Client(portal, '203.0.113.9');
        await client.signIn(person);
        expect((await list(client)).map(({ isNewPlace }) => isNewPlace)).toEqual([false]);
      }
    });

    it('ENUM-12 each names the platform that it was begun on: CSR 0 to IMPERSONATE 4', async () => {
      const codes = { CSR: 0, ACCOUNT: 1, DESKTOP: 2, MOBILE: 3, IMPERSONATE: 4 };
      expect(platforms).toEqual(codes);
      const ana = await addPerson(portal, tenant);
      const client = new Client(portal);
      for (const platform of Object.values(codes)) {
        const answer = await client.token(ana.email, goodPassword, { platform });
        expect([platform, answer.statusCode]).toEqual([platform, 200]);
        client.bearer = answer.json().access_token;
      }
      const shown = (await list(client)).map((item) => item.platform);
      expect(shown.toSorted()).toEqual([0, 1, 2, 3, 4]);
      const unknown = await new Client(portal).token(ana.email, goodPassword, { platform: 5 });
      expect(unknown.statusCode).toBe(400);
    });

    it('somebody else’s session is not found', async () => {
      const ana = await signedIn(portal, await addPerson(portal, tenant));
      const bob = await signedIn(portal, await addPerson(portal, tenant));
      const [session] = await list(bob);
      expect((await ana.call('DELETE', `/api/user/session/${session?.id}`)).statusCode).toBe(404);
      expect(await bob.isSignedIn()).toBe(true);
    });

    it('an admin ends all sessions of a teammate, not of others’ people or the owner', async () => {
      const ana = await addPerson(portal, tenant);
      const owner = await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true });
      const foreign = await addPerson(portal, await addTenant(portal));
      const browsers = [await signedIn(portal, ana), await signedIn(portal, ana)];
      const boss = await signedIn(portal, admin);
      const end = (client: Client, person: TestPerson) =>
        client.call('DELETE', `/api/teammate/${person.id}/session`);
      expect((await end(browsers[0] ?? boss, admin)).statusCode).toBe(403);
      expect((await end(boss, foreign)).statusCode).toBe(404);
      expect((await end(boss, owner)).statusCode).toBe(403);
      expect((await end(boss, ana)).statusCode).toBe(204);
      for (const browser of browsers) expect(await browser.isSignedIn()).toBe(false);
      expect(await boss.isSignedIn()).toBe(true);
    });
  });

  it('expired rows are deleted, live ones stay', async () => {
    const ana = await addPerson(portal, tenant);
    const old = await signedIn(portal, ana);
    await old.call('POST', '/api/user/forgotpassword', { email: ana.email });
    const count = (table: 'session' | 'link_token' | 'known_device') =>
      portal.db.system(async (tx) => {
        const rows = await tx
          .selectFrom(table)
          .select('tenant_id')
          .where('teammate_id', '=', ana.id)
          .execute();
        return rows.length;
      });
    portal.clock.advance(27 * 86_400_000);
    // Two weeks longer an ended one is told from one that never was.
    await deleteExpired(portal.db, portal.clock);
    expect(await count('session')).toBe(1);
    const fresh = await signedIn(portal, ana);
    portal.clock.advance(2 * 86_400_000);
    await fresh.refresh();
    await deleteExpired(portal.db, portal.clock);
    expect([await count('session'), await count('link_token')]).toEqual([1, 0]);
    expect(await count('known_device')).toBe(2);
    expect(await fresh.isSignedIn()).toBe(true);
  });
});

describe.each(testDatabases)('limits of a session on %s', (database) => {
  let portal: Portal;
  let ana: TestPerson;
  beforeAll(async () => {
    portal = await startPortal(database, {
      SESSION_IDLE_MINUTES: '30',
      SESSION_ABSOLUTE_HOURS: '12',
    });
    ana = await addPerson(portal, await addTenant(portal));
  });
  afterAll(() => portal.close());
  afterEach(() => portal.clock.reset());

  const browser = async () => {
    const client = new Client(portal);
    await client.signIn(ana);
    return client;
  };
  const minutes = (count: number) => portal.clock.advance(count * 60_000);

  it('ends after 30 minutes without activity; refresh and polling are none', async () => {
    const client = await browser();
    for (let round = 0; round < 2; round += 1) {
      minutes(14);
      expect((await client.refresh()).statusCode).toBe(200);
      const headers = { 'x-jackfield-background': '1' };
      const polled = await client.call('GET', '/api/user/session', undefined, headers);
      expect(polled.statusCode).toBe(200);
    }
    minutes(3);
    expect((await client.call('GET', '/api/user/session')).statusCode).toBe(401);
  });

  it('goes on while somebody works, for 12 hours in all', async () => {
    const client = await browser();
    for (let round = 0; round < 35; round += 1) {
      minutes(20);
      expect((await client.call('GET', '/api/user/session')).statusCode).toBe(200);
    }
    minutes(21);
    expect((await client.call('GET', '/api/user/session')).statusCode).toBe(401);
    expect((await client.refresh()).statusCode).toBe(401);
  });

  it('calls of an app by bearer token are activity too', async () => {
    const client = await browser();
    minutes(29);
    const app = new Client(portal);
    app.bearer = (await client.refresh()).json().access_token;
    expect((await app.call('GET', '/api/user/session')).statusCode).toBe(200);
    minutes(14);
    expect((await app.call('GET', '/api/user/session')).statusCode).toBe(200);
  });
});
