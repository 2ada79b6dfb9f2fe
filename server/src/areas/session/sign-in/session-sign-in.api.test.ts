import { describe, expect, it } from 'vitest';
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
import { verifyHubToken, verifyStorageToken } from '../tokens/verify-tokens.ts';
import { testDatabases } from '../../../../test/harness.ts';

describe.each(testDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let ana: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    ana = await addPerson(portal, tenant, { role: 'admin' });
  });

  describe('API-18 sign-in with a password', () => {
    it('API-21 answers the tokens of annex C2', async () => {
      const answer = await new Client(portal).token(` ${ana.email.toUpperCase()} `, goodPassword);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        expires_in: 900,
        token_type: 'Bearer',
        authenticationType: 1,
        isFairUsage: false,
      });
    });

    it('OP-43 PPL-08 answers wrong password, unknown and cancelled people alike', async () => {
      const gone = await addPerson(portal, tenant, { status: 'cancel' });
      const unknown = await new Client(portal).token('nobody@example.com', goodPassword);
      const wrong = await new Client(portal).token(ana.email, `${goodPassword}x`);
      const cancelled = await new Client(portal).token(gone.email, goodPassword);
      const other = await addTenant(portal, { status: 'cancel' });
      const ofCancelled = await addPerson(portal, other);
      const tenantGone = await new Client(portal).token(ofCancelled.email, goodPassword);
      for (const answer of [unknown, wrong, cancelled, tenantGone]) {
        expect(answer.statusCode).toBe(400);
        expect({ ...answer.json(), traceId: '' }).toEqual({
          responseCode: 'INVALIDCREDENTIALS',
          message: 'Invalid email or password.',
          errors: [],
          traceId: '',
        });
      }
    });

    it('tells suspended and unconfirmed people so only with the right password', async () => {
      const suspended = await addPerson(portal, tenant, { status: 'suspended' });
      const unconfirmed = await addPerson(portal, tenant, {
        status: 'pending',
        is_email_confirmed: false,
      });
      const client = new Client(portal);
      const code = async (person: TestPerson, password: string) =>
        (await client.token(person.email, password)).json().responseCode;
      expect(await code(suspended, goodPassword)).toBe('USERSUSPENDED');
      expect(await code(suspended, 'wrong')).toBe('INVALIDCREDENTIALS');
      expect(await code(unconfirmed, goodPassword)).toBe('EMAILNOTCONFIRMED');
      expect(await code(unconfirmed, 'wrong')).toBe('INVALIDCREDENTIALS');
    });
  });

  describe('API-04, API-22, API-24, API-25 the session of a browser', () => {
    it('OP-48 is null parts without a session', async () => {
      const answer = await new Client(portal).call('GET', '/api/auth/get-session');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ auth: null, storage: null, profile: null });
    });

    it('the cookie is __Host-, Secure, HttpOnly, SameSite=Lax, Path=/, without Domain', async () => {
      const client = new Client(portal);
      const tokens = (await client.token(ana.email, goodPassword)).json();
      const answer = await client.bind(tokens);
      expect(answer.statusCode).toBe(204);
      const set = String(answer.headers['set-cookie']);
      expect(set).toMatch(/^__Host-session=[\w-]{43}; /);
      expect(set.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=\d+$/),
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
    });

    it('ENT-04, API-23, API-26 keep storage token and profile; the refresh token is never answered', async () => {
      const client = new Client(portal);
      const tokens = await client.signIn(ana);
      const storage = (await client.call('GET', '/api/storage/authentication')).json();
      await client.call('POST', '/api/auth/set-storage', { storage });
      await client.call('POST', '/api/auth/set-own-profile', {
        tenantId: 'forged',
        tenantName: 'forged',
        teammateId: 'forged',
        teammateName: 'forged',
        role: 'standard',
        isImpersonate: true,
        customerId: 'forged',
      });
      const answer = await client.call('GET', '/api/auth/get-session');
      expect(answer.body).not.toContain(tokens.refresh_token);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.json()).toMatchObject({
        auth: { accessToken: tokens.access_token, authenticationType: 1, isFairUsage: false },
        storage,
        profile: {
          tenantId: tenant.id,
          tenantName: tenant.companyName,
          teammateId: ana.id,
          role: 'admin',
          isImpersonate: false,
        },
      });
    });

    it('set-auth ignores forged type and expiry, and refuses tokens that do not belong together', async () => {
      const client = new Client(portal);
      const tokens = (await client.token(ana.email, goodPassword)).json();
      const other = (await new Client(portal).token(ana.email, goodPassword)).json();
      const mixed = await client.bind({ ...tokens, refresh_token: other.refresh_token });
      expect(mixed.statusCode).toBe(401);
      await client.bind({ ...tokens, authenticationType: 2, isFairUsage: true });
      expect((await client.session()).auth).toMatchObject({
        authenticationType: 1,
        isFairUsage: false,
      });
    });

    it('a planted session id is replaced at sign-in', async () => {
      const client = new Client(portal);
      client.cookies.set('__Host-session', 'planted');
      await client.signIn(ana);
      expect(client.sessionCookie).not.toBe('planted');
      const first = client.sessionCookie;
      await client.signIn(ana);
      expect(client.sessionCookie).not.toBe(first);
      const old = new Client(portal);
      old.cookies.set('__Host-session', first ?? '');
      expect(await old.isSignedIn()).toBe(false);
    });

    it('API-05, AUTH-21: after log-out cookie, access, refresh and storage token are refused; again is fine', async () => {
      const client = new Client(portal);
      const tokens = await client.signIn(ana);
      const storage = (await client.call('GET', '/api/storage/authentication')).json();
      const cookie = client.sessionCookie ?? '';
      expect((await client.call('DELETE', '/api/auth/remove-session')).statusCode).toBe(204);
      expect(client.sessionCookie).toBeUndefined();
      expect((await client.call('DELETE', '/api/auth/remove-session')).statusCode).toBe(204);

      const replay = new Client(portal);
      replay.cookies.set('__Host-session', cookie);
      expect((await replay.call('GET', '/api/storage/authentication')).statusCode).toBe(401);
      expect((await replay.refresh()).statusCode).toBe(401);
      const bearer = new Client(portal);
      bearer.bearer = tokens.access_token;
      expect((await bearer.call('GET', '/api/storage/authentication')).statusCode).toBe(401);
      expect((await new Client(portal).refresh(tokens.refresh_token)).statusCode).toBe(401);
      const { services } = portal.auth;
      expect(await verifyStorageToken(services, storage.token, tenant.id)).toBe(false);
      expect(await verifyHubToken(services, tokens.access_token)).toBeNull();
    });
  });

  describe('signing in from a foreign page', () => {
    const body = () => ({ grant_type: 'password', username: ana.email, password: goodPassword });
    it.each([
      ['without the constant header', { 'x-jackfield': '' }],
      ['from another origin', { origin: 'https://evil.example' }],
      ['from the null origin', { origin: 'null' }],
      ['as a cross-site request', { 'sec-fetch-site': 'cross-site' }],
      ['as plain text', { 'content-type': 'text/plain' }],
      ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ])('%s is refused', async (_case, headers) => {
      const client = new Client(portal);
      const text = JSON.stringify(body());
      const json = { 'content-type': 'application/json' };
      const answer = await client.call('POST', '/api/connect/token', text, { ...json, ...headers });
      expect(answer.statusCode).toBe(403);
      expect(client.cookies.size).toBe(0);
    });
  });
});
