import type { TokenAnswer } from '@jackfield/contract/api/session';
import { describe, expect, it } from 'vitest';
import { sendDueReceipts } from './receipt.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  mailsTo,
  type Portal,
  signedIn,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { testDatabases } from '../../../../test/harness.ts';

describe.each(testDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let admin: TestPerson;
  let owner: TestPerson;
  let bob: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    admin = await addPerson(portal, tenant, { role: 'admin' });
    owner = await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true });
    bob = await addPerson(portal, tenant);
  });

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = (id: string) =>
    new URLSearchParams({ id, client_id: 'portal', grant_type: 'password', scope: '' }).toString();

  const exchange = (client: Client, id: string) =>
    client.call('POST', '/api/connect/impersonate', body(id), form);

  /** A browser of the admin that acts as Bob. */
  async function impersonating() {
    const client = await signedIn(portal, admin);
    const before = client.sessionCookie;
    const answer = await exchange(client, bob.id);
    const tokens: TokenAnswer = answer.json();
    await client.bind(tokens);
    return { client, tokens, before };
  }

  const entries = (action: string) =>
    portal.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('action', '=', action)
        .orderBy('seq')
        .execute(),
    );

  const profile = async (client: Client) => {
    await client.call('POST', '/api/auth/set-own-profile', {
      tenantId: '',
      tenantName: '',
      teammateId: '',
      teammateName: '',
      role: 'standard',
      isImpersonate: false,
      customerId: '',
    });
    return (await client.session()).profile;
  };

  describe('API-33 an admin acts as a teammate', () => {
    it('AUTH-14 by bearer token or by the browser’s session', async () => {
      const app = new Client(portal);
      app.bearer = (await new Client(portal).signIn(admin)).access_token;
      for (const client of [app, await signedIn(portal, admin)]) {
        const answer = await exchange(client, bob.id);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ authenticationType: 2, expires_in: 900 });
      }
    });

    it('[annex J8] after ten minutes with the own password, before it begins and before it acts', async () => {
      const client = await signedIn(portal, admin);
      const act = () => client.call('POST', '/api/auth/act', { reason: 'Greeting' });
      const show = (password: string) =>
        client.call('POST', '/api/user/step-up/password', { password });
      portal.clock.advance(10 * 60_000);
      expect((await exchange(client, bob.id)).json().responseCode).toBe('STEPUP');
      expect((await show(goodPassword)).statusCode).toBe(204);
      await client.bind((await exchange(client, bob.id)).json());
      expect((await act()).statusCode).toBe(204);

      portal.clock.advance(10 * 60_000);
      expect((await act()).json().responseCode).toBe('STEPUP');
      const asked = (await client.call('GET', '/api/user/step-up')).json();
      expect(asked).toMatchObject({ email: admin.email, ways: { app: false, passkey: false } });
      expect((await show(goodPassword)).statusCode).toBe(204);
      expect((await act()).statusCode).toBe(204);
    });

    it('OP-51 not for oneself, the owner, pending, suspended and cancelled people', async () => {
      const client = await signedIn(portal, admin);
      expect((await exchange(client, admin.id)).statusCode).toBe(403);
      expect((await exchange(client, owner.id)).statusCode).toBe(403);
      for (const status of ['pending', 'suspended', 'cancel'] as const) {
        const person = await addPerson(portal, tenant, { status });
        expect((await exchange(client, person.id)).statusCode).toBe(409);
      }
      const foreign = await addPerson(portal, await addTenant(portal));
      expect((await exchange(client, foreign.id)).statusCode).toBe(404);
    });

    it('OP-51 the owner of a new account too, who is still pending', async () => {
      const account = await addTenant(portal);
      const mark = { role: 'admin', is_tenant_owner: true, status: 'pending' } as const;
      const founder = await addPerson(portal, account, mark);
      const person = await addPerson(portal, account);
      const client = await signedIn(portal, founder);
      await client.bind((await exchange(client, person.id)).json());
      expect((await profile(client))?.teammateId).toBe(person.id);
    });

    it('AUTH-14 not by standard users, nor by nobody', async () => {
      const other = await addPerson(portal, tenant);
      expect((await exchange(await signedIn(portal, bob), other.id)).statusCode).toBe(403);
      expect((await exchange(new Client(portal), other.id)).statusCode).toBe(401);
      const made = new Client(portal);
      made.bearer = 'made-up';
      expect((await exchange(made, other.id)).statusCode).toBe(400);
    });

    it('keeps the own session underneath; restore brings it back with a new cookie', async () => {
      const { client, before } = await impersonating();
      const during = client.sessionCookie;
      expect(during).not.toBe(before);
      expect(await profile(client)).toMatchObject({ teammateId: bob.id, isImpersonate: true });
      const planted = new Client(portal);
      planted.cookies.set('__Host-session', before ?? '');
      expect(await planted.isSignedIn()).toBe(false);

      const left = await client.call('DELETE', '/api/auth/remove-session?restore=true');
      expect(left.statusCode).toBe(204);
      expect(client.sessionCookie).not.toBe(during);
      expect(client.sessionCookie).not.toBe(before);
      expect(await profile(client)).toMatchObject({ teammateId: admin.id, isImpersonate: false });
      planted.cookies.set('__Host-session', during ?? '');
      expect(await planted.isSignedIn()).toBe(false);
    });

    it('signing out without restore ends both sessions', async () => {
      const { client, before } = await impersonating();
      await client.call('DELETE', '/api/auth/remove-session');
      expect(client.sessionCookie).toBeUndefined();
      const replay = new Client(portal);
      replay.cookies.set('__Host-session', before ?? '');
      expect(await replay.isSignedIn()).toBe(false);
    });

    it('not onward, no passwords; entries name both', async () => {
      const { client, tokens } = await impersonating();
      const third = await addPerson(portal, tenant);
      expect((await exchange(client, third.id)).statusCode).toBe(403);
      const password = { currentPassword: 'x', newPassword: 'Silver-Kettle-52' };
      expect((await client.call('POST', '/api/User/UpdatePassword', password)).statusCode).toBe(
        403,
      );
      expect(tokens.authenticationType).toBe(2);
      await client.call('DELETE', '/api/auth/remove-session?restore=true');
      const named = {
        actor_id: admin.id,
        on_behalf_of_id: bob.id,
        entity_id: bob.id,
        after: expect.objectContaining({ platform: 4 }),
      };
      expect((await entries('session.impersonateStart')).at(-1)).toMatchObject(named);
      expect((await entries('session.impersonateEnd')).at(-1)).toMatchObject(named);
    });

    it('an admin acting as another admin may not set passwords', async () => {
      const second = await addPerson(portal, tenant, { role: 'admin' });
      const client = await signedIn(portal, admin);
      await client.bind((await exchange(client, second.id)).json());
      const set = { email: bob.email, newPassword: 'Silver-Kettle-52' };
      expect((await client.call('POST', '/api/User/UpdateUserPassword', set)).statusCode).toBe(403);
    });

    it('annex C2 can be refreshed for 8 hours in all', async () => {
      const { client } = await impersonating();
      portal.clock.advance(7.9 * 3_600_000);
      expect((await client.refresh()).statusCode).toBe(200);
      portal.clock.advance(0.2 * 3_600_000);
      expect((await client.refresh()).statusCode).toBe(401);
    });

    it('[annex J8] only looks until it gives a reason to act, and then changes things', async () => {
      const { client } = await impersonating();
      const state = async () => (await client.session()).impersonation;
      expect(await state()).toEqual({ isActing: false, reason: '' });
      const own = await signedIn(portal, bob);
      const act = (reason: string) => client.call('POST', '/api/auth/act', { reason });
      expect((await act('  ')).statusCode).toBe(400);
      expect((await own.call('POST', '/api/auth/act', { reason: 'mine' })).statusCode).toBe(403);
      expect((await act('Voicemail, as agreed')).statusCode).toBe(204);
      expect((await act('Something else')).statusCode).toBe(204);
      expect(await state()).toEqual({ isActing: true, reason: 'Voicemail, as agreed' });
      expect((await entries('session.impersonateAct')).at(-1)).toMatchObject({
        actor_id: admin.id,
        on_behalf_of_id: bob.id,
        after: expect.objectContaining({ reason: 'Voicemail, as agreed' }),
      });
    });

    it('[annex J8] mails the person a receipt once, also of sessions that just expire', async () => {
      const person = await addPerson(portal, tenant);
      const asPerson = async (reason: string) => {
        const client = await signedIn(portal, admin);
        const fields = new URLSearchParams({
          id: person.id,
          client_id: 'portal',
          grant_type: 'password',
          reason,
        });
        const path = '/api/connect/impersonate';
        await client.bind((await client.call('POST', path, fields.toString(), form)).json());
        return client;
      };
      const receipts = async () =>
        (await mailsTo(portal, person.email)).filter(({ kind }) => kind === 'signedInAs');

      const looking = await asPerson('A look at the settings');
      await looking.call('DELETE', '/api/auth/remove-session?restore=true');
      expect(await receipts()).toHaveLength(1);
      expect((await receipts())[0]?.body_text).toMatch(
        /Ana Test\d+ was signed in as you from .*Eastern Time[^]*A look at the settings[^]*could only look/,
      );

      const acting = await asPerson('');
      await acting.call('POST', '/api/auth/act', { reason: 'Greeting' });
      portal.clock.advance(9 * 3_600_000);
      for (let times = 0; times < 2; times += 1) {
        await portal.db.system((tx) => sendDueReceipts(tx, portal.clock.now()));
      }
      expect(await receipts()).toHaveLength(2);
      const text = (await receipts())[0]?.body_text;
      expect(text).toMatch(/Reason: Greeting[^]*Nothing was changed\./);
    });

    it('ends when the admin is demoted, suspended or signed out elsewhere', async () => {
      const second = await addPerson(portal, tenant, { role: 'admin' });
      const client = await signedIn(portal, second);
      await client.bind((await exchange(client, bob.id)).json());
      expect(await client.isSignedIn()).toBe(true);
      await portal.db.system((tx) =>
        tx.updateTable('teammate').set({ role: 'standard' }).where('id', '=', second.id).execute(),
      );
      expect(await client.isSignedIn()).toBe(false);
    });
  });
});
