import type { TokenAnswer } from '@jackfield/contract/api/session';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../test/harness.ts';
import { mostAttempts } from '../../platform/due-rows.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  mailsTo,
  newestLink,
  type Portal,
  signedIn,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../test/session-fixture.ts';

const key = { 'x-support-key': 'support-key-of-tests-47' };

describe.each(testDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let owner: TestPerson;
  let bob: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    owner = await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true });
    bob = await addPerson(portal, tenant);
  });

  const post = (path: string, body: object, headers: Record<string, string> = key) =>
    new Client(portal).call('POST', path, body, headers);
  const newTenant = (email: string) => ({
    companyName: 'Cedar Lane Books',
    country: 'CAN',
    owner: { email, firstName: 'Noor', lastName: 'Haddad' },
  });

  describe('OP-55 a new account', () => {
    it('is made by support, confirmed by its owner, and signed in to', async () => {
      const email = `noor@${database}.example`;
      const made = await post('/api/support/tenant', newTenant(email));
      expect(made.statusCode).toBe(201);
      const { tenantId, teammateId } = made.json();
      const rows = await portal.db.system(async (tx) => ({
        tenant: await tx
          .selectFrom('tenant')
          .selectAll()
          .where('id', '=', tenantId)
          .executeTakeFirstOrThrow(),
        owner: await tx
          .selectFrom('teammate')
          .selectAll()
          .where('id', '=', teammateId)
          .executeTakeFirstOrThrow(),
        numbers: await tx
          .selectFrom('phone_number')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .execute(),
        companies: await tx
          .selectFrom('company')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .execute(),
      }));
      expect(rows.tenant).toMatchObject({
        status: 'pending',
        is_trial: true,
        trial_maximum_company: 1,
        trial_maximum_company_did: 2,
        trial_maximum_device: 3,
        trial_maximum_user: 5,
        trial_maximum_user_did: 5,
      });
      expect(rows.owner).toMatchObject({
        role: 'admin',
        status: 'pending',
        is_tenant_owner: true,
        is_first_time: true,
      });
      expect(rows.companies).toMatchObject([{ is_default: true }]);
      expect(rows.numbers).toMatchObject([{ is_default: true, owner_type: 'company' }]);
      expect(rows.numbers[0]?.number).toMatch(/^\+1416[2-9]\d{6}$/);

      const link = await newestLink(portal, email);
      expect(link.kind).toBe('confirmation');
      const confirmed = await post('/api/user/ConfirmEmail', { email: link.r, token: link.t });
      const { token } = confirmed.json();
      await post('/api/user/ResetPassword', { email, token, newPassword: goodPassword });
      const answer = await new Client(portal).token(email, goodPassword);
      expect(answer.statusCode).toBe(200);
    });

    it('the same Idempotency-Key makes one account; an email in use is refused', async () => {
      const email = `once@${database}.example`;
      const headers = { ...key, 'idempotency-key': `key-${database}` };
      const first = await post('/api/support/tenant', newTenant(email), headers);
      const second = await post('/api/support/tenant', newTenant(email), headers);
      expect(second.json()).toEqual(first.json());
      expect(await mailsTo(portal, email)).toHaveLength(1);
      const again = await post('/api/support/tenant', newTenant(email.toUpperCase()));
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({
        responseCode: 'DUPLICATE',
        message: 'This email is existed',
      });
    });

    it('needs the support key', async () => {
      const body = newTenant('nobody@example.com');
      expect((await post('/api/support/tenant', body, {})).statusCode).toBe(401);
      const wrong = { 'x-support-key': 'support-key-of-tests-48' };
      expect((await post('/api/support/tenant', body, wrong)).statusCode).toBe(401);
      const admin = await signedIn(portal, owner);
      expect((await admin.call('POST', '/api/support/tenant', body)).statusCode).toBe(403);
    });
  });

  describe('AUTH-13 support signs in by an impersonation link', () => {
    const mint = async (person: TestPerson) => {
      const answer = await post('/api/support/impersonation-link', { teammateId: person.id });
      return answer;
    };
    const follow = async (address: string) => {
      const url = new URL(address);
      const client = new Client(portal);
      client.bearer = url.searchParams.get('a');
      const id = url.searchParams.get('i') ?? '';
      const body = new URLSearchParams({ id, client_id: 'portal', grant_type: 'password' });
      const answer = await client.call('POST', '/api/connect/impersonate', body.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
      return { answer, client };
    };

    it('API-17, AUTH-11 the link works once and is recorded with platform 0', async () => {
      const made = await mint(bob);
      expect(made.statusCode).toBe(201);
      expect(new URL(made.json().url).pathname).toBe('/auth/impersonate');
      const { answer, client } = await follow(made.json().url);
      expect(answer.json()).toMatchObject({ authenticationType: 2 });
      const again = await follow(made.json().url);
      expect(again.answer.json().responseCode).toBe('TOKENUSED');
      client.bearer = null;
      await client.bind(answer.json<TokenAnswer>());
      expect((await client.session()).auth?.authenticationType).toBe(2);
      const entries = await portal.db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .selectAll()
          .where('entity_id', '=', bob.id)
          .orderBy('seq')
          .execute(),
      );
      expect(entries.map(({ action, actor_name: actor, via }) => [action, actor, via])).toEqual([
        ['session.impersonationLink', 'Support', 'support'],
        ['session.impersonateStart', 'Support', 'support'],
      ]);
      expect(entries.at(-1)).toMatchObject({
        on_behalf_of_id: bob.id,
        after: expect.objectContaining({ platform: 0 }),
      });
    });

    it('support changes no password and acts for nobody else', async () => {
      const { answer, client } = await follow((await mint(owner)).json().url);
      client.bearer = answer.json<TokenAnswer>().access_token;
      const own = { currentPassword: goodPassword, newPassword: 'Silver-Kettle-52' };
      expect((await client.call('POST', '/api/User/UpdatePassword', own)).statusCode).toBe(403);
      const other = { email: bob.email, newPassword: 'Silver-Kettle-52' };
      expect((await client.call('POST', '/api/User/UpdateUserPassword', other)).statusCode).toBe(
        403,
      );
      const body = new URLSearchParams({ id: bob.id, client_id: 'portal', grant_type: 'password' });
      const onward = await client.call('POST', '/api/connect/impersonate', body.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(onward.statusCode).toBe(403);
    });

    it('annex C1 ends after 5 minutes, and with a newer link', async () => {
      const first = (await mint(bob)).json().url;
      const second = (await mint(bob)).json().url;
      expect((await follow(first)).answer.json().responseCode).toBe('TOKENINVALID');
      portal.clock.advance(5 * 60_000 + 1000);
      expect((await follow(second)).answer.json().responseCode).toBe('TOKENEXPIRED');
    });

    it('is made for active people only', async () => {
      const pending = await addPerson(portal, tenant, { status: 'pending' });
      const gone = await addPerson(portal, tenant, { status: 'cancel' });
      expect((await mint(pending)).statusCode).toBe(409);
      expect((await mint(gone)).statusCode).toBe(404);
    });
  });

  describe('OP-110 status of an account', () => {
    const put = (client: Client, id: string, body: object, headers = {}) =>
      client.call('PUT', `/api/tenant/${id}/status`, body, headers);
    const bySupport = (id: string, body: object) => put(new Client(portal), id, body, key);
    const reason = 'Unpaid for 14 days';

    it('API-60 follows the transitions of annex E2; a reason is needed to suspend and cancel', async () => {
      const other = await addTenant(portal);
      const codes = [];
      for (const body of [
        { status: 'active' },
        { status: 'suspended' },
        { status: 'suspend', reason },
        { status: 'suspended', reason },
        { status: 'active' },
        { status: 'canceled', reason },
        { status: 'active' },
      ])
        codes.push((await bySupport(other.id, body)).statusCode);
      expect(codes).toEqual([200, 400, 200, 200, 200, 200, 409]);
    });

    it('API-60 E2 repeating a status changes nothing, and tells nobody', async () => {
      const other = await addTenant(portal);
      const read = () =>
        portal.db.system(async (tx) => ({
          tenant: await tx
            .selectFrom('tenant')
            .select(['status', 'version', 'updated_at'])
            .where('id', '=', other.id)
            .executeTakeFirstOrThrow(),
          mails: await tx
            .selectFrom('mail_outbox')
            .select('id')
            .where('tenant_id', '=', other.id)
            .execute(),
        }));
      const body = { status: 'suspended', reason, emailEvent: 'AccountSuspended' };
      expect((await bySupport(other.id, body)).statusCode).toBe(200);
      const before = await read();
      expect(before.tenant.status).toBe('suspended');
      const again = await bySupport(other.id, body);
      expect([again.statusCode, again.json().status]).toEqual([200, 'suspended']);
      expect(await read()).toEqual(before);
    });

    it('OP-34 a suspended account may sign in and out, and writes nothing else', async () => {
      const other = await addTenant(portal);
      const boss = await addPerson(portal, other, { role: 'admin', is_tenant_owner: true });
      const client = await signedIn(portal, boss);
      const mail = { status: 'suspended', reason, emailEvent: 'AccountSuspended' };
      expect((await bySupport(other.id, mail)).json().status).toBe('suspended');
      expect((await mailsTo(portal, boss.email)).map(({ kind }) => kind)).toEqual([
        'AccountSuspended',
      ]);
      expect(await client.isSignedIn()).toBe(true);
      const again = await signedIn(portal, boss);
      const password = { currentPassword: goodPassword, newPassword: 'Silver-Kettle-52' };
      const refused = await again.call('POST', '/api/User/UpdatePassword', password);
      expect(refused.json().responseCode).toBe('ACCOUNTSUSPENDED');
      expect((await again.call('DELETE', '/api/auth/remove-session')).statusCode).toBe(204);
    });

    it('the owner may only cancel, the own account only; everybody is signed out', async () => {
      const other = await addTenant(portal);
      const boss = await addPerson(portal, other, { role: 'admin', is_tenant_owner: true });
      const admin = await addPerson(portal, other, { role: 'admin' });
      const client = await signedIn(portal, boss);
      expect((await put(client, other.id, { status: 'suspended', reason })).statusCode).toBe(403);
      expect((await put(client, tenant.id, { status: 'cancel', reason })).statusCode).toBe(404);
      const notOwner = await signedIn(portal, admin);
      expect((await put(notOwner, other.id, { status: 'cancel', reason })).statusCode).toBe(403);
      expect((await put(client, other.id, { status: 'cancel', reason })).statusCode).toBe(200);
      expect(await client.isSignedIn()).toBe(false);
      expect(await notOwner.isSignedIn()).toBe(false);
      const events = await portal.db.system((tx) =>
        tx
          .selectFrom('event_log')
          .selectAll()
          .where('tenant_id', '=', other.id)
          .orderBy('seq')
          .execute(),
      );
      expect(events.map(({ method, event_type: type, status }) => [method, type, status])).toEqual([
        ['UpdateEntityAsync', 'tenantstatus', 'cancel'],
        ['DeletedEntityAsync', 'tenant', 'cancel'],
      ]);
    });
  });

  describe('reads of sign-in', () => {
    it('API-35, API-36 take a bearer token only', async () => {
      const client = new Client(portal);
      client.bearer = (
        await new Client(portal).token(owner.email, goodPassword)
      ).json().access_token;
      expect((await client.call('GET', '/api/1/user')).json()).toMatchObject({
        id: owner.id,
        tenantId: tenant.id,
        tenantName: tenant.companyName,
        fullName: expect.any(String),
        role: 'admin',
      });
      expect((await client.call('GET', '/api/1/tenant')).json()).toMatchObject({
        companyName: tenant.companyName,
        stripeInfo: { stripeId: '' },
      });
      const cookie = await signedIn(portal, owner);
      expect((await cookie.call('GET', '/api/1/user')).statusCode).toBe(401);
      expect((await cookie.call('GET', '/api/1/tenant')).statusCode).toBe(401);
    });

    it('API-39 OP-53 the own account is here, others are unknown', async () => {
      const client = await signedIn(portal, bob);
      const own = await client.call('GET', `/api/checkIsAccountMigrated/${tenant.id}`);
      expect(own.json()).toEqual({ isMigrated: true });
      const other = await addTenant(portal);
      const foreign = await client.call('GET', `/api/checkIsAccountMigrated/${other.id}`);
      expect(foreign.statusCode).toBe(404);
    });

    it('API-41 the location is the preset without a trusted header', async () => {
      const headers = { 'x-country': 'MY' };
      const answer = await new Client(portal).call('GET', '/api/location/v1', undefined, headers);
      expect(answer.json()).toEqual({ countryAlpha3Code: 'USA', timeZone: 'America/New_York' });
    });
  });

  describe('API-40 log lines of browsers', () => {
    it('API-16 are stored with level and without secrets', async () => {
      const client = new Client(portal);
      const line = {
        message: `failed ${database}`,
        level: 'warning',
        url: '/auth/login?t=secret',
        payload: '{"password":"secret"}',
      };
      expect((await client.call('POST', '/psl', line)).statusCode).toBe(204);
      const rows = await portal.db.system((tx) =>
        tx.selectFrom('client_log').selectAll().where('message', '=', line.message).execute(),
      );
      expect(rows).toMatchObject([
        { level: 5, url: '/auth/login?t=***', payload: '{"password":"***"}' },
      ]);
      expect((await client.call('POST', '/psl', { message: 'x', level: 10 })).statusCode).toBe(400);
    });

    it('ENUM-14 have nine levels, from emergency 1 to debug 9, by name or number', async () => {
      const names = 'emergency alert critical error warning warn notice info debug'.split(' ');
      const client = new Client(portal);
      const message = `levels ${database}`;
      for (const level of [...names, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const { statusCode } = await client.call('POST', '/psl', { message, level });
        expect([level, statusCode]).toEqual([level, 204]);
      }
      const rows = await portal.db.system((tx) =>
        tx
          .selectFrom('client_log')
          .select('level')
          .where('message', '=', message)
          .orderBy('id')
          .execute(),
      );
      const stored = rows.map(({ level }) => level);
      expect(stored).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      for (const level of [0, 10, 'fatal']) {
        expect((await client.call('POST', '/psl', { message, level })).statusCode).toBe(400);
      }
    });

    it('OP-11 60 lines a minute from one client', async () => {
      const client = new Client(portal);
      const codes = [];
      for (let line = 0; line < 61; line += 1)
        codes.push((await client.call('POST', '/psl', { message: 'x', level: 8 })).statusCode);
      expect(codes.filter((code) => code === 204)).toHaveLength(60);
      expect(codes.at(-1)).toBe(429);
    });
  });

  it('shows support what was set aside, and has it done again', async () => {
    const subject = { kind: 'cardPayment', subjectId: owner.id };
    const list = async () => {
      const answer = await new Client(portal).call('GET', '/api/support/due-work', undefined, key);
      return answer.json().items;
    };
    await portal.db.system((tx) =>
      tx
        .insertInto('due_work')
        .values({
          kind: subject.kind,
          subject_id: subject.subjectId,
          tenant_id: tenant.id,
          due_at: new Date(),
          attempts: mostAttempts,
          last_error: 'The bank is away.',
        })
        .execute(),
    );
    expect(await list()).toMatchObject([{ ...subject, lastError: 'The bank is away.' }]);
    expect((await post('/api/support/due-work', subject)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await post('/api/support/due-work', subject)).statusCode).toBe(404);
    expect((await post('/api/support/due-work', subject, {})).statusCode).toBe(401);
  });
});
