import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { sendLoginLink } from '../links/invite.ts';
import { stepCookie } from '../tokens/cookies.ts';

describe.each(bothDatabases)('second step on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let ana: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
  });
  beforeEach(async () => {
    ana = await addPerson(portal, tenant, { role: 'admin' });
  });

  const codeOf = (secret: string, after = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: portal.clock.now().getTime() + after * 30_000,
    });
  const pass = (client: Client, body: object) => client.call('POST', '/api/auth/second-step', body);

  /** Turns an app on as the own page does; answers its key and the recovery codes. */
  async function withApp(person: TestPerson) {
    const client = new Client(portal);
    await client.signIn(person);
    const { secret } = (await client.call('POST', '/api/user/security/app')).json();
    const added = await client.call('POST', '/api/user/security', {
      kind: 'app',
      code: codeOf(secret),
    });
    expect(added.statusCode, added.body).toBe(200);
    portal.clock.advance(60_000);
    const codes: string[] = added.json().codes;
    return { client, secret: secret as string, codes };
  }

  /** A browser that has shown the password. */
  async function halfIn(person: TestPerson) {
    const client = new Client(portal);
    const answer = await client.token(person.email, goodPassword);
    expect([answer.statusCode, answer.json().responseCode]).toEqual([403, 'SECONDSTEP']);
    return client;
  }

  it('[annex J8] a password alone opens nothing, and the code of the app opens a session', async () => {
    const { secret } = await withApp(ana);
    const client = await halfIn(ana);
    expect([...client.cookies.keys()]).toEqual([stepCookie]);
    expect(await client.isSignedIn()).toBe(false);
    expect((await client.call('GET', '/api/user/session')).statusCode).toBe(401);
    expect((await client.call('GET', '/api/auth/second-step')).json()).toEqual({
      kind: 'check',
      email: ana.email,
      ways: { app: true, passkey: false, recovery: true },
      accepted: 'passkeyOrApp',
    });
    const passed = await pass(client, { kind: 'app', code: codeOf(secret) });
    expect(passed.statusCode, passed.body).toBe(200);
    await client.bind(passed.json());
    expect(await client.isSignedIn()).toBe(true);
    expect(client.cookies.has(stepCookie)).toBe(false);
    expect((await client.call('GET', '/api/auth/second-step')).statusCode).toBe(404);
    const { items } = (await client.call('GET', '/api/user/session')).json();
    const own = items.find((item: { isCurrent: boolean }) => item.isCurrent);
    expect(own).toMatchObject({ openedBy: 'password', secondStep: 'app' });
  });

  it('[annex J8] refuses a code that was taken before, in its window too', async () => {
    const { secret } = await withApp(ana);
    const code = codeOf(secret);
    expect((await pass(await halfIn(ana), { kind: 'app', code })).statusCode).toBe(200);
    const again = await pass(await halfIn(ana), { kind: 'app', code });
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      400,
      {
        code: 'CODEINVALID',
        field: 'code',
        message: 'That code is not right. Codes change every 30 seconds.',
      },
    ]);
    // The one before it is as old.
    const before = await pass(await halfIn(ana), { kind: 'app', code: codeOf(secret, -1) });
    expect(before.statusCode).toBe(400);
    expect(
      (await pass(await halfIn(ana), { kind: 'app', code: codeOf(secret, 1) })).statusCode,
    ).toBe(200);
  });

  it('[annex J8] takes a code once of five that come at once', async () => {
    const { secret } = await withApp(ana);
    const clients = [];
    for (let i = 0; i < 5; i += 1) clients.push(await halfIn(ana));
    const code = codeOf(secret);
    const answers = await Promise.all(clients.map((client) => pass(client, { kind: 'app', code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('[annex J8] waits after five wrong codes, with the right one too, and not with others', async () => {
    const { secret, codes } = await withApp(ana);
    const client = await halfIn(ana);
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => pass(client, { kind: 'app', code: '000000' })),
    );
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    const locked = await pass(client, { kind: 'app', code: codeOf(secret) });
    expect([locked.statusCode, Number(locked.headers['retry-after']) > 800]).toEqual([429, true]);
    expect((await pass(client, { kind: 'recovery', code: codes[0] })).statusCode).toBe(429);
    portal.clock.advance(15 * 60_000);
    const later = await halfIn(ana);
    expect((await pass(later, { kind: 'app', code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('[annex J8] a recovery code works once, however it is typed, and the person hears of it', async () => {
    const { codes } = await withApp(ana);
    expect(codes).toHaveLength(10);
    const code = codes[3]?.toUpperCase().replaceAll('-', ' ') ?? '';
    expect((await pass(await halfIn(ana), { kind: 'recovery', code })).statusCode).toBe(200);
    expect((await pass(await halfIn(ana), { kind: 'recovery', code })).statusCode).toBe(400);
    const kinds = await mailKinds(ana.email);
    expect(kinds).toContain('recoveryCodeUsed');
    expect(kinds).toContain('secondStepAdded');
  });

  it('[annex J8] a new password by mail, and a sign-in link, do not get around it', async () => {
    await withApp(ana);
    await new Client(portal).call('POST', '/api/user/forgotpassword', { email: ana.email });
    const token = await linkToken(ana.email);
    const newPassword = 'Other-River-48';
    const reset = await new Client(portal).call('POST', '/api/user/ResetPassword', {
      email: ana.email,
      token,
      newPassword,
    });
    expect(reset.statusCode, reset.body).toBe(204);
    const answer = await new Client(portal).token(ana.email, newPassword);
    expect(answer.json().responseCode).toBe('SECONDSTEP');
    const to = { tenantId: tenant.id, teammateId: ana.id, name: 'Ana', email: ana.email };
    const by = { now: portal.clock.now(), publicUrl: portal.config.publicUrl };
    await portal.db.system((tx) => sendLoginLink(tx, to, by));
    const byLink = await new Client(portal).call('POST', '/api/connect/token', {
      grant_type: 'login_token',
      username: ana.email,
      token: await linkToken(ana.email, 'login'),
    });
    expect([byLink.statusCode, byLink.json().responseCode]).toEqual([403, 'SECONDSTEP']);
  });

  it('ends a half sign-in after ten minutes, and when the password changes meanwhile', async () => {
    const { secret } = await withApp(ana);
    const slow = await halfIn(ana);
    portal.clock.advance(10 * 60_000);
    const late = await pass(slow, { kind: 'app', code: codeOf(secret) });
    expect(late.json().responseCode).toBe('TOKENEXPIRED');
    const thief = await halfIn(ana);
    portal.clock.advance(1000);
    await new Client(portal).call('POST', '/api/user/forgotpassword', { email: ana.email });
    await new Client(portal).call('POST', '/api/user/ResetPassword', {
      email: ana.email,
      token: await linkToken(ana.email),
      newPassword: 'Other-River-48',
    });
    const stale = await pass(thief, { kind: 'app', code: codeOf(secret) });
    expect(stale.json().responseCode).toBe('TOKENEXPIRED');
  });

  it('belongs to the browser that showed the password', async () => {
    const { secret } = await withApp(ana);
    await halfIn(ana);
    const other = await pass(new Client(portal), { kind: 'app', code: codeOf(secret) });
    expect(other.json().responseCode).toBe('TOKENEXPIRED');
    const foreign = new Client(portal);
    foreign.cookies.set('__Host-session', (await halfIn(ana)).cookies.get(stepCookie) ?? '');
    expect(await foreign.isSignedIn()).toBe(false);
  });

  it('keeps the key sealed, and codes as digests', async () => {
    const { secret, codes } = await withApp(ana);
    const rows = await portal.db.system(async (tx) => ({
      step: await tx.selectFrom('second_step').selectAll().execute(),
      codes: await tx.selectFrom('recovery_code').selectAll().execute(),
    }));
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    for (const code of codes) expect(text).not.toContain(code);
    expect(rows.step.some(({ app_secret }) => app_secret?.startsWith('sealed.'))).toBe(true);
  });

  describe('what is asked again', () => {
    it('asks for a fresh second step before a way is removed, once in ten minutes', async () => {
      const { client, secret } = await withApp(ana);
      portal.clock.advance(10 * 60_000);
      const remove = () => client.call('DELETE', '/api/user/security/app');
      expect((await remove()).json().responseCode).toBe('STEPUP');
      const wrong = await client.call('POST', '/api/user/step-up', { kind: 'app', code: '000000' });
      expect(wrong.statusCode).toBe(400);
      const proof = { kind: 'app', code: codeOf(secret) };
      expect((await client.call('POST', '/api/user/step-up', proof)).statusCode).toBe(204);
      const other = new Client(portal);
      const half = await halfIn(ana);
      const entered = await pass(half, { kind: 'app', code: codeOf(secret, 1) });
      expect((await other.bind(entered.json())).statusCode).toBe(204);
      expect((await remove()).statusCode).toBe(204);
      const own = (await client.call('GET', '/api/user/security')).json();
      expect([own.app, own.codes]).toEqual([null, null]);
      expect((await new Client(portal).token(ana.email, goodPassword)).statusCode).toBe(200);
      expect(await mailKinds(ana.email)).toContain('secondStepRemoved');
    });

    const show = (client: Client, password: string) =>
      client.call('POST', '/api/user/step-up/password', { password });

    it('[annex J8] asks for the password before the first way, once in ten minutes and session', async () => {
      const client = new Client(portal);
      const other = new Client(portal);
      await client.signIn(ana);
      await other.signIn(ana);
      const begin = (from: Client) => from.call('POST', '/api/user/security/app');
      expect((await begin(client)).statusCode).toBe(200);
      portal.clock.advance(10 * 60_000);
      const { secret } = (await begin(client)).json();
      expect(secret).toBeUndefined();
      const passkey = await client.call('POST', '/api/user/security/passkey');
      const way = { kind: 'app', code: '123456' };
      const added = await client.call('POST', '/api/user/security', way);
      for (const refused of [await begin(client), passkey, added]) {
        expect([refused.statusCode, refused.json().responseCode]).toEqual([403, 'STEPUP']);
      }
      const wrong = await show(client, `${goodPassword}x`);
      expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'password']);
      expect((await begin(client)).statusCode).toBe(403);
      expect((await show(client, goodPassword)).statusCode).toBe(204);
      expect((await begin(other)).statusCode).toBe(403);
      await withAppIn(client, ana);
    });

    it('is closed to a person after ten wrong passwords, and no sign-in at that address', async () => {
      const client = new Client(portal, '10.77.0.1');
      await client.signIn(ana);
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await show(client, `wrong-${guess}`)).statusCode).toBe(400);
      }
      expect((await show(client, goodPassword)).statusCode).toBe(429);
      const other = await addPerson(portal, tenant);
      const ben = new Client(portal, '10.77.0.1');
      await ben.signIn(other);
      expect((await show(ben, goodPassword)).statusCode).toBe(204);
      expect((await client.token(ana.email, goodPassword)).statusCode).toBe(200);
      portal.clock.advance(15 * 60_000 + 1000);
      expect((await show(client, goodPassword)).statusCode).toBe(204);
    });

    it('counts a password for no more where there is a second step', async () => {
      const { client } = await withApp(ana);
      portal.clock.advance(10 * 60_000);
      expect((await show(client, goodPassword)).statusCode).toBe(204);
      for (const path of ['app', 'passkey']) {
        const begun = await client.call('POST', `/api/user/security/${path}`);
        expect(begun.json().responseCode).toBe('STEPUP');
      }
    });

    it('asks for it after a sign-in link too, and for nothing that a second step alone is asked for', async () => {
      const to = { tenantId: tenant.id, teammateId: ana.id, name: 'Ana', email: ana.email };
      const by = { now: portal.clock.now(), publicUrl: portal.config.publicUrl };
      await portal.db.system((tx) => sendLoginLink(tx, to, by));
      const client = new Client(portal);
      const answer = await client.call('POST', '/api/connect/token', {
        grant_type: 'login_token',
        username: ana.email,
        token: await linkToken(ana.email, 'login'),
      });
      await client.bind(answer.json());
      const begun = await client.call('POST', '/api/user/security/app');
      expect(begun.json().responseCode).toBe('STEPUP');
      const policy = { requiredOf: 'nobody', requiredFrom: null };
      const required = await client.call('PUT', '/api/tenant/security', policy);
      expect(required.json().responseCode).toBe('STEPUP');
      const removed = await client.call('DELETE', '/api/user/security/app');
      expect(removed.statusCode).toBe(404);
    });
  });

  describe('what an account requires', () => {
    const require = (client: Client, requiredOf: string, requiredFrom: string | null) =>
      client.call('PUT', '/api/tenant/security', { requiredOf, requiredFrom });
    const dayIn = (days: number) =>
      new Date(portal.clock.now().getTime() + days * 86_400_000).toLocaleDateString('en-CA', {
        timeZone: 'America/New_York',
      });
    let owner: TestPerson;
    let own: Client;

    beforeEach(async () => {
      tenant = await addTenant(portal);
      owner = await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true });
      own = new Client(portal);
      await own.signIn(owner);
    });

    it('lets people in until the day, and has them set one up from then on, before anything else', async () => {
      const admin = await addPerson(portal, tenant, { role: 'admin' });
      const standard = await addPerson(portal, tenant);
      expect((await require(own, 'admins', dayIn(9))).statusCode).toBe(200);
      expect((await new Client(portal).token(admin.email, goodPassword)).statusCode).toBe(200);
      portal.clock.advance(10 * 86_400_000);
      expect((await new Client(portal).token(standard.email, goodPassword)).statusCode).toBe(200);
      const client = await halfIn(admin);
      expect((await client.call('GET', '/api/auth/second-step')).json().kind).toBe('setUp');
      expect(await client.isSignedIn()).toBe(false);
      const skipped = await pass(client, { kind: 'app', code: '123456' });
      expect(skipped.json().responseCode).toBe('TOKENEXPIRED');
      const { secret } = (await client.call('POST', '/api/auth/second-step/app')).json();
      const done = await client.call('POST', '/api/auth/second-step/set-up', {
        kind: 'app',
        code: codeOf(secret),
      });
      expect(done.statusCode, done.body).toBe(200);
      expect(done.json().codes).toHaveLength(10);
      await client.bind(done.json().tokens);
      expect(await client.isSignedIn()).toBe(true);
      const last = await client.call('DELETE', '/api/user/security/app');
      expect([last.statusCode, last.json().responseCode]).toEqual([409, 'LASTWAY']);
    });

    it('goes on with sessions that are older, and refuses days that have passed', async () => {
      expect((await require(own, 'everybody', dayIn(-1))).statusCode).toBe(400);
      expect((await require(own, 'everybody', dayIn(0))).statusCode).toBe(200);
      expect(await own.isSignedIn()).toBe(true);
      expect((await new Client(portal).token(owner.email, goodPassword)).statusCode).toBe(403);
    });

    it('ends the session of somebody who becomes an admin without a second step', async () => {
      await require(own, 'admins', dayIn(0));
      portal.clock.advance(1000);
      const standard = await addPerson(portal, tenant);
      const client = new Client(portal);
      await client.signIn(standard);
      expect(await client.isSignedIn()).toBe(true);
      await portal.db.system((tx) =>
        tx.updateTable('teammate').set({ role: 'admin' }).where('id', '=', standard.id).execute(),
      );
      expect(await client.isSignedIn()).toBe(false);
    });

    it('asks for the second step before it is turned off', async () => {
      await require(own, 'admins', dayIn(0));
      const { client } = await withAppIn(own, owner);
      portal.clock.advance(11 * 60_000);
      const off = await require(client, 'nobody', null);
      expect(off.json().responseCode).toBe('STEPUP');
    });

    it('says who is ready, and reminds the others once a day', async () => {
      const late = await addPerson(portal, tenant, { role: 'admin' });
      await withAppIn(own, owner);
      await require(own, 'admins', dayIn(5));
      const remind = (id: string) => own.call('POST', `/api/teammate/${id}/security/remind`);
      expect((await remind(late.id)).statusCode).toBe(204);
      expect((await remind(late.id)).statusCode).toBe(409);
      expect((await remind(owner.id)).statusCode).toBe(409);
      const { people } = (await own.call('GET', '/api/tenant/security')).json();
      const byId = new Map(people.map((one: { id: string }) => [one.id, one]));
      expect(byId.get(owner.id)).toMatchObject({ hasApp: true, passkeys: 0, remindedAt: null });
      expect(byId.get(late.id)).toMatchObject({ hasApp: false, remindedAt: expect.any(String) });
      expect(await mailKinds(late.email)).toContain('secondStepAsked');
    });

    it('an admin resets a teammate who has lost it, with a reason, and not the owner', async () => {
      const lost = await addPerson(portal, tenant);
      const { client, secret } = await withApp(lost);
      const between = await halfIn(lost);
      const reset = (id: string) =>
        own.call('POST', `/api/teammate/${id}/security/reset`, { reason: 'Lost her phone.' });
      expect((await reset(lost.id)).statusCode).toBe(204);
      expect(await client.isSignedIn()).toBe(false);
      const entered = await pass(between, { kind: 'app', code: codeOf(secret) });
      expect(entered.json().responseCode).toBe('TOKENEXPIRED');
      expect((await new Client(portal).token(lost.email, goodPassword)).statusCode).toBe(200);
      expect(await mailKinds(lost.email)).toContain('secondStepReset');
      const entry = await portal.db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['actor_id', 'after'])
          .where('action', '=', 'security.reset')
          .where('entity_id', '=', lost.id)
          .executeTakeFirst(),
      );
      expect(entry).toEqual({
        actor_id: owner.id,
        after: { secondStep: false, reason: 'Lost her phone.' },
      });
      const admin = await addPerson(portal, tenant, { role: 'admin' });
      const asAdmin = new Client(portal);
      await asAdmin.signIn(admin);
      const answer = await asAdmin.call('POST', `/api/teammate/${owner.id}/security/reset`, {
        reason: 'x',
      });
      expect(answer.statusCode).toBe(403);
    });

    it('support resets an owner, with a reason that is recorded', async () => {
      const { client } = await withAppIn(own, owner);
      const reset = (headers: Record<string, string>) =>
        new Client(portal).call(
          'POST',
          '/api/support/reset-second-step',
          { teammateId: owner.id, reason: 'Showed the contract.' },
          headers,
        );
      expect((await reset({})).statusCode).toBe(401);
      const key = { 'x-support-key': 'support-key-of-tests-47' };
      expect((await reset(key)).statusCode).toBe(204);
      expect(await client.isSignedIn()).toBe(false);
      expect((await new Client(portal).token(owner.email, goodPassword)).statusCode).toBe(200);
    });
  });

  it('ends the other sessions and keeps this one', async () => {
    const clients = [new Client(portal), new Client(portal), new Client(portal)];
    for (const client of clients) await client.signIn(ana);
    expect((await clients[1]?.call('DELETE', '/api/user/session'))?.statusCode).toBe(204);
    const open = await Promise.all(clients.map((client) => client.isSignedIn()));
    expect(open).toEqual([false, true, false]);
  });

  async function withAppIn(client: Client, person: TestPerson) {
    const { secret } = (await client.call('POST', '/api/user/security/app')).json();
    const body = { kind: 'app', code: codeOf(secret) };
    const added = await client.call('POST', '/api/user/security', body);
    expect(added.statusCode, `${person.email} ${added.body}`).toBe(200);
    return { client, secret: secret as string };
  }

  const mailKinds = async (to: string) => {
    const rows = await portal.db.system((tx) =>
      tx.selectFrom('mail_outbox').select('kind').where('recipient', '=', to).execute(),
    );
    return rows.map(({ kind }) => kind);
  };

  async function linkToken(to: string, kind = 'reset'): Promise<string> {
    const mail = await portal.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select('body_text')
        .where('recipient', '=', to)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    return new URL(/https?:\/\/\S+/.exec(mail.body_text)?.[0] ?? '').searchParams.get('t') ?? '';
  }
});
