import { expect, it } from 'vitest';
import { hashPassword } from '../session/sign-in/password-hash.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const password = 'Quiet-River-47';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
let calls = 0;

describeApi('changed emails', ({ server }) => {
  /** An admin and a person with a password. */
  const start = async () => {
    const tenantId = await server().makeTenant();
    const admin = await server().makePerson(tenantId, { isTenantOwner: true });
    const ana = await server().makePerson(tenantId);
    const hash = await hashPassword(password);
    await server().db.system((tx) =>
      tx
        .insertInto('password')
        .values({ teammate_id: ana.id, tenant_id: tenantId, hash, changed_at: new Date() })
        .execute(),
    );
    return { tenantId, admin, ana };
  };
  const read = async (person: TestPerson) =>
    (await server().call(person, 'GET', `/api/teammate/${person.id}`)).body;
  const change = async (by: TestPerson, who: TestPerson, email: string) =>
    server().call(by, 'PUT', `/api/teammate/${who.id}`, {
      body: { email },
      version: Number((await read(who)).version),
    });
  /** A call from an address of its own, so that no limit by address meets another case. */
  const post = async (url: string, payload: object) => {
    calls += 1;
    const answer = await server().app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-jackfield': '1' },
      remoteAddress: `10.9.${calls >> 8}.${calls & 255}`,
    });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
  };
  const signIn = async (username: string) =>
    (await post('/api/connect/token', { grant_type: 'password', username, password, platform: 1 }))
      .status;
  const mails = (to: string) =>
    server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'body_text'])
        .where('recipient', '=', to)
        .orderBy('id', 'desc')
        .execute(),
    );
  const tokenMailedTo = async (email: string) => {
    const [newest] = await mails(email);
    const url = new URL(/https?:\S+/.exec(newest?.body_text ?? '')?.[0] ?? '');
    expect(url.pathname).toBe('/auth/email-confirmation');
    expect(url.searchParams.get('r')).toBe(email);
    return url.searchParams.get('t') ?? '';
  };
  const confirm = async (email: string, token: string) => {
    const { status, body } = await post('/api/user/ConfirmEmail', { email, token });
    return status === 200 ? 'OK' : body.responseCode;
  };

  it('AUTH-05 OP-45 the old email signs in until the new one is confirmed', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    await change(admin, ana, email);
    expect([await signIn(ana.email), await signIn(email)]).toEqual([200, 400]);

    const token = await tokenMailedTo(email);
    expect(await confirm(email, token)).toBe('OK');
    expect([await signIn(ana.email), await signIn(email)]).toEqual([400, 200]);
    expect(await read(ana)).toMatchObject({ email, pendingEmail: null, isEmailConfirmed: true });
    expect((await mails(ana.email)).map(({ kind }) => kind)).toEqual([
      'emailChanged',
      'emailChangeAsked',
    ]);
  });

  it('AUTH-10 the link works once, hashed, for 72 hours, with its own address', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    await change(admin, ana, email);
    const token = await tokenMailedTo(email);
    const stored = await server().db.system((tx) =>
      tx.selectFrom('link_token').selectAll().where('teammate_id', '=', ana.id).execute(),
    );
    expect(stored).toMatchObject([{ purpose: 'email', email }]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await confirm(ana.email, token)).toBe('TOKENINVALID');
    expect(await confirm(email, token)).toBe('OK');
    expect(await confirm(email, token)).toBe('TOKENUSED');

    const late = newEmail();
    await change(admin, ana, late);
    const lateToken = await tokenMailedTo(late);
    server().clock.advance(72 * 3_600_000 + 1000);
    expect(await confirm(late, lateToken)).toBe('TOKENEXPIRED');
    server().clock.reset();
    expect((await read(ana)).email).toBe(email);
  });

  it('OP-45 a later change replaces the one that waits', async () => {
    const { admin, ana } = await start();
    const [first, second] = [newEmail(), newEmail()];
    await change(admin, ana, first);
    const firstToken = await tokenMailedTo(first);
    expect((await change(admin, ana, second)).body.pendingEmail).toBe(second);
    expect(await confirm(first, firstToken)).toBe('TOKENINVALID');
    expect(await confirm(second, await tokenMailedTo(second))).toBe('OK');
  });

  it('OP-45 asking for the present email takes the change back', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    await change(admin, ana, email);
    const token = await tokenMailedTo(email);
    const { status, body } = await change(admin, ana, ana.email);
    expect([status, body.email, body.pendingEmail]).toEqual([200, ana.email, null]);
    expect(await confirm(email, token)).toBe('TOKENINVALID');
    expect(await signIn(ana.email)).toBe(200);
  });

  it('asking for the email that waits already changes nothing', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    const { version } = (await change(admin, ana, email)).body;
    expect((await change(admin, ana, email)).body.version).toBe(version);
    expect(await mails(email)).toHaveLength(1);
  });

  it('AUTH-06 mails the link of a changed email again', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    await change(admin, ana, email);
    const first = await tokenMailedTo(email);
    expect((await post('/api/user/resendconfirmationemail', { email })).status).toBe(204);
    const second = await tokenMailedTo(email);
    expect(await confirm(email, first)).toBe('TOKENINVALID');
    expect(await confirm(email, second)).toBe('OK');
  });

  it('a reset link mailed to the old address dies with the change', async () => {
    const { admin, ana } = await start();
    const email = newEmail();
    await post('/api/user/forgotpassword', { email: ana.email });
    const [reset] = await mails(ana.email);
    const token = new URL(/https?:\S+/.exec(reset?.body_text ?? '')?.[0] ?? '').searchParams.get(
      't',
    );
    await change(admin, ana, email);
    await confirm(email, await tokenMailedTo(email));
    for (const shown of [ana.email, email]) {
      const { body } = await post('/api/user/ResetPassword', {
        email: shown,
        token,
        newPassword: 'Silver-Kettle-52',
      });
      expect(body.responseCode).toBe('TOKENINVALID');
    }
  });

  it('VAL-15 nobody gets an email that somebody took meanwhile', async () => {
    const { tenantId, admin, ana } = await start();
    const email = newEmail();
    await change(admin, ana, email);
    const token = await tokenMailedTo(email);
    await server().makePerson(tenantId, { email });
    expect(await confirm(email, token)).toBe('DUPLICATE');
    expect((await read(ana)).email).toBe(ana.email);
    expect(codeOf(await change(admin, admin, email))).toBe('DUPLICATE');
  });

  it('VAL-15 refuses the email of a person of another account', async () => {
    const { admin, ana } = await start();
    const other = await start();
    const refused = await change(admin, ana, other.ana.email);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'DUPLICATE']);
    expect((await read(ana)).pendingEmail).toBeNull();
  });

  it('PPL-01 an invited person who has not confirmed gets the invitation at the new email', async () => {
    const { tenantId, admin } = await start();
    const invited = await server().makePerson(tenantId, {
      status: 'pending',
      isEmailConfirmed: false,
    });
    const email = newEmail();
    const { body } = await change(admin, invited, email);
    expect(body).toMatchObject({ email, pendingEmail: null, isEmailConfirmed: false });
    expect((await mails(email)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('annex D confirming grows the version, tells the others and is in the history', async () => {
    const { tenantId, admin, ana } = await start();
    const email = newEmail();
    const { version } = (await change(admin, ana, email)).body;
    await confirm(email, await tokenMailedTo(email));
    expect((await read(ana)).version).toBe(Number(version) + 1);
    const { entries, events } = await server().db.tenant(tenantId, async (tx) => ({
      entries: await tx.selectFrom('audit_entry').selectAll().orderBy('seq', 'desc').execute(),
      events: await tx.selectFrom('event_log').selectAll().orderBy('seq', 'desc').execute(),
    }));
    expect(entries[0]).toMatchObject({
      actor_id: ana.id,
      action: 'teammate.confirmEmail',
      before: { email: ana.email },
      after: { email },
    });
    expect(events[0]).toMatchObject({ event_type: 'teammate', entity_id: ana.id });
  });
});
