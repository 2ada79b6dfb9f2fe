import { describe, expect, it } from 'vitest';
import { sendInvitation, sendLoginLink } from './invite.ts';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  mailsTo,
  newestLink,
  type Portal,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { testDatabases } from '../../../../test/harness.ts';

describe.each(testDatabases)('on %s', (database) => {
  const publicUrl = 'https://portal.example';
  const otherPassword = 'Silver-Kettle-52';
  let portal: Portal;
  let tenant: TestTenant;
  usePortal(
    database,
    (started, account) => {
      portal = started;
      tenant = account;
    },
    { PUBLIC_URL: publicUrl },
  );

  const post = (path: string, body: object, headers = {}) =>
    new Client(portal).call('POST', path, body, headers);
  const forgot = (email: string) => post('/api/user/forgotpassword', { email });
  const reset = (email: string, token: string, newPassword = otherPassword) =>
    post('/api/user/ResetPassword', { email, token, newPassword });
  const confirm = (email: string, token: string) =>
    post('/api/user/ConfirmEmail', { email, token });
  const code = async (answer: ReturnType<typeof post>) => (await answer).json().responseCode;

  const recipient = (person: TestPerson) => ({
    tenantId: person.tenantId,
    teammateId: person.id,
    email: person.email,
    name: 'Ana',
    companyName: tenant.companyName,
  });

  async function invited() {
    const person = await addPerson(portal, tenant, {
      status: 'pending',
      is_email_confirmed: false,
      password: null,
    });
    const by = { now: portal.clock.now(), publicUrl };
    await portal.db.tenant(tenant.id, (tx) => sendInvitation(tx, recipient(person), by));
    return { person, link: await newestLink(portal, person.email) };
  }

  describe('API-30 forgotten password', () => {
    it('AUTH-03 mails a link to known people and answers unknown ones alike', async () => {
      const ana = await addPerson(portal, tenant);
      const known = await forgot(` ${ana.email.toUpperCase()}`);
      const unknown = await forgot('nobody@example.com');
      expect([known.statusCode, known.body]).toEqual([204, '']);
      expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
      const { url, kind } = await newestLink(portal, ana.email);
      expect(kind).toBe('reset');
      expect(url.pathname).toBe('/auth/reset-password');
      expect(await mailsTo(portal, 'nobody@example.com')).toEqual([]);
    });

    it('the link keeps the configured origin, whatever the request names', async () => {
      const ana = await addPerson(portal, tenant);
      await post(
        '/api/user/forgotpassword',
        { email: ana.email },
        {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          forwarded: 'host=evil.example',
        },
      );
      expect((await newestLink(portal, ana.email)).url.origin).toBe(publicUrl);
    });

    it('mails nothing to suspended people and those of cancelled accounts', async () => {
      const suspended = await addPerson(portal, tenant, { status: 'suspended' });
      const gone = await addPerson(portal, await addTenant(portal, { status: 'cancel' }));
      await forgot(suspended.email);
      await forgot(gone.email);
      expect(await mailsTo(portal, suspended.email)).toEqual([]);
      expect(await mailsTo(portal, gone.email)).toEqual([]);
    });
  });

  describe('[annex A3] a refused link', () => {
    it.each(['ConfirmEmail', 'ResetPassword'])('%s names its code in both lists', async (call) => {
      const link = { email: 'ana@example.com', token: 'made-up', newPassword: otherPassword };
      const unknown = (await post(`/api/user/${call}`, link)).json();
      expect(unknown.responseCode).toBe('TOKENINVALID');
      expect([unknown.errors, unknown.error]).toEqual([
        [{ code: 'TOKENINVALID' }],
        [{ code: 'TOKENINVALID' }],
      ]);
      const { token: _left, ...without } = link;
      const missing = (await post(`/api/user/${call}`, without)).json();
      expect(missing.errors).toEqual([
        { code: 'REQUIRED', field: 'token', message: 'This is required.' },
      ]);
      expect(missing.error).toEqual(missing.errors);
    });
  });

  describe('API-32 reset password', () => {
    it('AUTH-08 sets the password, ends all sessions, mails the person', async () => {
      const ana = await addPerson(portal, tenant);
      const browser = new Client(portal);
      const tokens = await browser.signIn(ana);
      await forgot(ana.email);
      const { t, r } = await newestLink(portal, ana.email);
      expect(r).toBe(ana.email);
      expect((await reset(r, t)).statusCode).toBe(204);
      expect(await browser.isSignedIn()).toBe(false);
      const bearer = new Client(portal);
      bearer.bearer = tokens.access_token;
      expect((await bearer.call('GET', '/api/storage/authentication')).statusCode).toBe(401);
      expect(await code(new Client(portal).token(ana.email, goodPassword))).toBe(
        'INVALIDCREDENTIALS',
      );
      expect((await new Client(portal).token(ana.email, otherPassword)).statusCode).toBe(200);
      expect((await mailsTo(portal, ana.email))[0]?.kind).toBe('passwordChanged');
    });

    it('second use, other mail, older link, after a password change, too late', async () => {
      const ana = await addPerson(portal, tenant);
      const bob = await addPerson(portal, tenant);
      const link = async () => {
        await forgot(ana.email);
        return newestLink(portal, ana.email);
      };
      const first = await link();
      expect(await code(reset(bob.email, first.t))).toBe('TOKENINVALID');
      const second = await link();
      expect(await code(reset(ana.email, first.t))).toBe('TOKENINVALID');
      expect((await reset(ana.email, second.t)).statusCode).toBe(204);
      expect(await code(reset(ana.email, second.t))).toBe('TOKENUSED');
      const third = await link();
      const browser = new Client(portal);
      await browser.signIn(ana, otherPassword);
      const change = { currentPassword: otherPassword, newPassword: goodPassword };
      expect((await browser.call('POST', '/api/User/UpdatePassword', change)).statusCode).toBe(204);
      expect(await code(reset(ana.email, third.t))).toBe('TOKENINVALID');
      const fourth = await link();
      portal.clock.advance(60 * 60_000 + 1000);
      expect(await code(reset(ana.email, fourth.t))).toBe('TOKENEXPIRED');
      expect(await code(reset(ana.email, 'made-up'))).toBe('TOKENINVALID');
    });

    it('only the digest of a token is stored', async () => {
      const ana = await addPerson(portal, tenant);
      await forgot(ana.email);
      const { t } = await newestLink(portal, ana.email);
      const rows = await portal.db.system((tx) =>
        tx.selectFrom('link_token').selectAll().where('teammate_id', '=', ana.id).execute(),
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(t);
    });

    it('VAL-18 a refused password leaves the link usable; the company and own names are refused', async () => {
      const ana = await addPerson(portal, tenant, { email: 'wilhelmina@example.com' });
      await forgot(ana.email);
      const { t } = await newestLink(portal, ana.email);
      for (const [password, error] of [
        ['short', 'PASSWORD'],
        ['Password1!', 'PASSWORDCOMMON'],
        ['Harbor-47-xyz', 'PASSWORDCOMPANY'],
        ['Wilhelmina-47', 'PASSWORDEMAIL'],
      ]) {
        const answer = await reset(ana.email, t, password);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toEqual([
          { code: error, field: 'newPassword', message: answer.json().message },
        ]);
      }
      expect((await reset(ana.email, t)).statusCode).toBe(204);
    });

    it('VAL-24 needs email, token and newPassword', async () => {
      const whole = { email: 'a@example.com', token: 'x', newPassword: otherPassword };
      for (const missing of ['email', 'token', 'newPassword'] as const) {
        const answer = await post('/api/user/ResetPassword', { ...whole, [missing]: undefined });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors[0]).toMatchObject({ code: 'REQUIRED', field: missing });
      }
    });

    it('ten parallel uses of one link: one wins', async () => {
      const ana = await addPerson(portal, tenant);
      await forgot(ana.email);
      const { t } = await newestLink(portal, ana.email);
      const all = await Promise.all(Array.from({ length: 10 }, () => reset(ana.email, t)));
      expect(all.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    });
  });

  describe('API-29 confirmation of the email', () => {
    it('AUTH-09 invited people confirm, choose a password, sign in (OP-46)', async () => {
      const { person, link } = await invited();
      expect(link.kind).toBe('invitation');
      expect(link.url.pathname).toBe('/auth/email-confirmation');
      const answer = await confirm(link.r, link.t);
      expect(answer.json()).toEqual({
        email: person.email,
        token: expect.stringMatching(/^[\w-]{43}$/),
        responseCode: 'SUCCESS',
      });
      expect((await reset(person.email, answer.json().token)).statusCode).toBe(204);
      expect((await new Client(portal).token(person.email, otherPassword)).statusCode).toBe(200);
      expect((await mailsTo(portal, person.email)).map((mail) => mail.kind)).toEqual([
        'invitation',
      ]);
    });

    it('API-19 API-29 wrong, used and expired links answer a list of codes, as error too', async () => {
      const { person, link } = await invited();
      expect((await confirm(link.r, link.t)).statusCode).toBe(200);
      const refused = async (email: string, token: string, responseCode: string, text: string) => {
        const answer = await confirm(email, token);
        expect(answer.statusCode).toBe(400);
        const list = [{ code: responseCode }];
        expect(answer.json()).toEqual({
          responseCode,
          message: text,
          errors: list,
          error: list,
          traceId: expect.any(String),
        });
      };
      await refused(link.r, link.t, 'TOKENUSED', 'This link has already been used.');
      await refused(person.email, 'made-up', 'TOKENINVALID', 'This link is not valid.');
      const late = await invited();
      portal.clock.advance(72 * 3_600_000 + 1000);
      await refused(late.link.r, late.link.t, 'TOKENEXPIRED', 'This link has expired.');
    });

    it('API-31 resend makes the earlier link invalid and answers unknown people alike', async () => {
      const { person, link } = await invited();
      const again = await post('/api/user/resendconfirmationemail', { email: person.email });
      const unknown = await post('/api/user/resendconfirmationemail', { email: 'no@example.com' });
      expect([again.statusCode, again.body]).toEqual([unknown.statusCode, unknown.body]);
      const second = await newestLink(portal, person.email);
      expect(second.t).not.toBe(link.t);
      expect(await code(confirm(person.email, link.t))).toBe('TOKENINVALID');
      expect((await confirm(person.email, second.t)).statusCode).toBe(200);
      const before = (await mailsTo(portal, person.email)).length;
      await post('/api/user/resendconfirmationemail', { email: person.email });
      expect(await mailsTo(portal, person.email)).toHaveLength(before);
    });

    it('annex E2 a pending account becomes active when its owner confirms', async () => {
      const fresh = await addTenant(portal, { status: 'pending' });
      const owner = await addPerson(portal, fresh, {
        role: 'admin',
        status: 'pending',
        is_tenant_owner: true,
        is_email_confirmed: false,
        password: null,
      });
      await post('/api/user/resendconfirmationemail', { email: owner.email });
      const link = await newestLink(portal, owner.email);
      expect(link.kind).toBe('confirmation');
      expect((await confirm(link.r, link.t)).statusCode).toBe(200);
      const row = await portal.db.system((tx) =>
        tx.selectFrom('tenant').select('status').where('id', '=', fresh.id).executeTakeFirst(),
      );
      expect(row?.status).toBe('active');
    });
  });

  describe('AUTH-12 teammate-login link', () => {
    it('OP-44 signs in once, for 15 minutes', async () => {
      const ana = await addPerson(portal, tenant);
      const mail = async () => {
        const by = { now: portal.clock.now(), publicUrl };
        await portal.db.tenant(tenant.id, (tx) => sendLoginLink(tx, recipient(ana), by));
        return newestLink(portal, ana.email);
      };
      const use = (t: string, r: string) =>
        post('/api/connect/token', { grant_type: 'login_token', username: r, token: t });
      const link = await mail();
      expect(link.url.pathname).toBe('/auth/login');
      const answer = await use(link.t, link.r);
      expect(answer.json()).toMatchObject({ authenticationType: 1 });
      expect(await code(use(link.t, link.r))).toBe('TOKENUSED');
      const late = await mail();
      portal.clock.advance(15 * 60_000 + 1000);
      expect(await code(use(late.t, late.r))).toBe('TOKENEXPIRED');
    });
  });

  describe('the development page of the outbox', () => {
    it('lists mails and shows one with its link', async () => {
      const ana = await addPerson(portal, tenant);
      await forgot(ana.email);
      const client = new Client(portal);
      const list = await client.call('GET', '/__mail');
      expect(list.body).toContain(ana.email);
      const json = await client.call('GET', `/__mail?to=${ana.email}`, undefined, {
        accept: 'application/json',
      });
      const [mail] = json.json();
      expect(mail).toMatchObject({ kind: 'reset', to: ana.email });
      const one = await client.call('GET', `/__mail/${mail.id}`);
      expect(one.body).toContain('href="https://portal.example/auth/reset-password?t=');
    });
  });
});
