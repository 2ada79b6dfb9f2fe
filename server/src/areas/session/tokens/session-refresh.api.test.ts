import type { TokenAnswer } from '@jackfield/contract/api/session';
import { describe, expect, it } from 'vitest';
import { verifyHubToken, verifyStorageToken } from './verify-tokens.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  type Portal,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { bothDatabases } from '../../../../test/harness.ts';

describe.each(bothDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let ana: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    ana = await addPerson(portal, tenant, { role: 'admin' });
  });

  const seconds = (count: number) => portal.clock.advance(count * 1000);

  async function tokens(): Promise<TokenAnswer> {
    return (await new Client(portal).token(ana.email, goodPassword)).json();
  }

  async function refresh(token: string) {
    const answer = await new Client(portal).refresh(token);
    return { status: answer.statusCode, tokens: answer.json<TokenAnswer>() };
  }

  async function reuseEntries(): Promise<number> {
    const rows = await portal.db.system((tx) =>
      tx.selectFrom('audit_entry').select('id').where('action', '=', 'session.reuse').execute(),
    );
    return rows.length;
  }

  describe('API-06: rotation of the refresh token', () => {
    it('rotates, and answers the old token alike within 10 seconds', async () => {
      const first = await tokens();
      seconds(60);
      const second = await refresh(first.refresh_token);
      expect(second.status).toBe(200);
      expect(second.tokens.refresh_token).not.toBe(first.refresh_token);
      expect(second.tokens.access_token).not.toBe(first.access_token);
      seconds(9);
      const again = await refresh(first.refresh_token);
      expect(again.tokens.refresh_token).toBe(second.tokens.refresh_token);
      expect(again.tokens.access_token).toBe(second.tokens.access_token);
    });

    it('refuses the first token once the second was used, but keeps the session', async () => {
      const first = await tokens();
      const second = await refresh(first.refresh_token);
      const third = await refresh(second.tokens.refresh_token);
      expect((await refresh(first.refresh_token)).status).toBe(401);
      expect((await refresh(third.tokens.refresh_token)).status).toBe(200);
    });

    it('ends the session when an old token is used after the grace time, and records it', async () => {
      const before = await reuseEntries();
      const first = await tokens();
      const second = await refresh(first.refresh_token);
      seconds(11);
      expect((await refresh(first.refresh_token)).status).toBe(401);
      expect((await refresh(second.tokens.refresh_token)).status).toBe(401);
      const bearer = new Client(portal);
      bearer.bearer = second.tokens.access_token;
      expect((await bearer.call('GET', '/api/storage/authentication')).statusCode).toBe(401);
      expect(await reuseEntries()).toBe(before + 1);
    });

    it('20 parallel uses of one token give one successor', async () => {
      const first = await tokens();
      const all = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)));
      expect(new Set(all.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(all.map((answer) => answer.tokens.refresh_token)).size).toBe(1);
    });

    it('a refresh token lives 14 days from its last use', async () => {
      const first = await tokens();
      seconds(13 * 86_400);
      const second = await refresh(first.refresh_token);
      expect(second.status).toBe(200);
      seconds(13 * 86_400);
      const third = await refresh(second.tokens.refresh_token);
      expect(third.status).toBe(200);
      seconds(14 * 86_400 + 1);
      expect((await refresh(third.tokens.refresh_token)).status).toBe(401);
    });

    it('reuse is still seen after the server was restarted', async () => {
      const first = await tokens();
      const second = await refresh(first.refresh_token);
      seconds(11);
      expect((await refresh(first.refresh_token)).status).toBe(401);
      await portal.restart();
      expect((await refresh(first.refresh_token)).status).toBe(401);
      expect((await refresh(second.tokens.refresh_token)).status).toBe(401);
      const other = await tokens();
      const otherSecond = await refresh(other.refresh_token);
      await portal.restart();
      expect((await refresh(otherSecond.tokens.refresh_token)).status).toBe(200);
    });
  });

  describe('one browser, many tabs', () => {
    it('5 tabs x 20 refreshes at expiry: one rotation, nobody is logged out', async () => {
      const browser = new Client(portal);
      const before = await browser.signIn(ana);
      seconds(15 * 60 + 1);
      // Whom a busy machine keeps waiting for a connection is told to try again, as the page does.
      const refreshed = async () => {
        let answer = await browser.refresh();
        while (answer.statusCode === 503) answer = await browser.refresh();
        return answer;
      };
      const all = await Promise.all(Array.from({ length: 100 }, refreshed));
      expect(new Set(all.map((answer) => answer.statusCode))).toEqual(new Set([200]));
      const access = new Set(all.map((answer) => answer.json<TokenAnswer>().access_token));
      expect(access.size).toBe(1);
      expect(access.has(before.access_token)).toBe(false);
      expect(await browser.isSignedIn()).toBe(true);
    });

    it('a tab that slept for an hour goes on', async () => {
      const browser = new Client(portal);
      await browser.signIn(ana);
      seconds(15 * 60 + 1);
      await browser.refresh();
      seconds(3600);
      expect((await browser.call('GET', '/api/storage/authentication')).statusCode).toBe(200);
      expect((await browser.refresh()).statusCode).toBe(200);
    });

    it('OP-48 the refresh token that the page saw at sign-in is no use beside the cookie', async () => {
      const browser = new Client(portal);
      const seen = await browser.signIn(ana);
      expect((await refresh(seen.refresh_token)).status).toBe(401);
      expect(await browser.isSignedIn()).toBe(true);
      seconds(11);
      expect((await refresh(seen.refresh_token)).status).toBe(401);
      expect(await browser.isSignedIn()).toBe(false);
    });

    it('get-session after a refresh answers the new access token', async () => {
      const browser = new Client(portal);
      await browser.signIn(ana);
      seconds(14 * 60);
      const answer: TokenAnswer = (await browser.refresh()).json();
      expect(answer.refresh_token).toBe('');
      expect((await browser.session()).auth?.accessToken).toBe(answer.access_token);
      expect((await browser.bind(answer)).statusCode).toBe(204);
      expect(await browser.isSignedIn()).toBe(true);
    });
  });

  describe('one kind of token is not another', () => {
    it('access as refresh, refresh as access, storage on the API', async () => {
      const given = await tokens();
      expect((await refresh(given.access_token)).status).toBe(401);
      const client = new Client(portal);
      client.bearer = given.access_token;
      const storage = (await client.call('GET', '/api/1/storage/authentication')).json();
      for (const bearer of [given.refresh_token, storage.token, 'rubbish']) {
        client.bearer = bearer;
        expect((await client.call('GET', '/api/1/storage/authentication')).statusCode).toBe(401);
      }
    });

    it('API-27, API-28, ENT-08 a storage token lives 60 minutes and opens the own tenant’s files', async () => {
      const client = new Client(portal);
      client.bearer = (await tokens()).access_token;
      const storage = (await client.call('GET', '/api/1/storage/authentication')).json();
      const left = Date.parse(storage.sharedAccessExpiryTime) - portal.clock.now().getTime();
      expect(left).toBeGreaterThan(3_590_000);
      expect(left).toBeLessThanOrEqual(3_600_000);
      const { services } = portal.auth;
      expect(await verifyStorageToken(services, storage.token, tenant.id)).toBe(true);
      const other = await addTenant(portal);
      expect(await verifyStorageToken(services, storage.token, other.id)).toBe(false);
      seconds(3601);
      expect(await verifyStorageToken(services, storage.token, tenant.id)).toBe(false);
    });

    it('OP-07 the form /api/1/ takes a bearer token only', async () => {
      const browser = new Client(portal);
      await browser.signIn(ana);
      expect((await browser.call('GET', '/api/storage/authentication')).statusCode).toBe(200);
      expect((await browser.call('GET', '/api/1/storage/authentication')).statusCode).toBe(401);
    });

    it('RT-02 the hub takes an access token until it ends', async () => {
      const given = await tokens();
      const owner = await verifyHubToken(portal.auth.services, given.access_token);
      expect(owner).toMatchObject({ tenantId: tenant.id, teammateId: ana.id, role: 'admin' });
      expect(await verifyHubToken(portal.auth.services, given.refresh_token)).toBeNull();
      seconds(901);
      expect(await verifyHubToken(portal.auth.services, given.access_token)).toBeNull();
    });
  });

  describe('state counts from the next request on', () => {
    async function signedIn() {
      const person = await addPerson(portal, tenant);
      const browser = new Client(portal);
      await browser.signIn(person);
      const set = (columns: { status?: 'suspended' | 'cancel'; role?: 'admin' }) =>
        portal.db.system((tx) =>
          tx.updateTable('teammate').set(columns).where('id', '=', person.id).execute(),
        );
      return { browser, set };
    }
    const status = async (browser: Client) =>
      (await browser.call('GET', '/api/storage/authentication')).statusCode;

    it.each(['suspended', 'cancel'] as const)('a person who is %s', async (state) => {
      const { browser, set } = await signedIn();
      expect(await status(browser)).toBe(200);
      await set({ status: state });
      expect(await status(browser)).toBe(401);
      expect((await browser.refresh()).statusCode).toBe(401);
    });

    it('an admin who is demoted: the old token has the new role', async () => {
      const person = await addPerson(portal, tenant, { role: 'admin' });
      const other = await addPerson(portal, tenant);
      const client = new Client(portal);
      client.bearer = (await client.token(person.email, goodPassword)).json().access_token;
      const body = { email: other.email, newPassword: 'Silver-Kettle-52' };
      const call = () => client.call('POST', '/api/User/UpdateUserPassword', body);
      expect((await call()).statusCode).toBe(204);
      await portal.db.system((tx) =>
        tx.updateTable('teammate').set({ role: 'standard' }).where('id', '=', person.id).execute(),
      );
      expect((await call()).statusCode).toBe(403);
    });

    it('an account that is cancelled', async () => {
      const other = await addTenant(portal);
      const browser = new Client(portal);
      await browser.signIn(await addPerson(portal, other));
      await portal.db.system((tx) =>
        tx.updateTable('tenant').set({ status: 'cancel' }).where('id', '=', other.id).execute(),
      );
      expect(await status(browser)).toBe(401);
    });

    it('another role gets another cookie, and the old one ends after 10 seconds', async () => {
      const { browser, set } = await signedIn();
      const old = browser.sessionCookie ?? '';
      await set({ role: 'admin' });
      expect(await status(browser)).toBe(200);
      expect(browser.sessionCookie).not.toBe(old);
      const late = new Client(portal);
      late.cookies.set('__Host-session', old);
      expect(await status(late)).toBe(200);
      seconds(11);
      expect(await status(late)).toBe(401);
      expect(await status(browser)).toBe(200);
    });

    it('a replaced cookie refreshes for 10 seconds; after that it is reuse and ends the session', async () => {
      const { browser, set } = await signedIn();
      const late = new Client(portal);
      late.cookies.set('__Host-session', browser.sessionCookie ?? '');
      await set({ role: 'admin' });
      expect(await status(browser)).toBe(200);
      seconds(9);
      expect((await late.refresh()).statusCode).toBe(200);
      const before = await reuseEntries();
      seconds(2);
      expect((await late.refresh()).statusCode).toBe(401);
      expect(await reuseEntries()).toBe(before + 1);
      expect(await browser.isSignedIn()).toBe(false);
      expect((await browser.refresh()).statusCode).toBe(401);
      expect((await browser.session()).isRevoked).toBe(true);
    });
  });
});
