import { afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../session/sign-in/password-hash.ts';
import { describeApi } from '../../../test/each-database.ts';
import { newId } from '../../platform/ids.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const password = 'Quiet-River-47';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const minute = 60_000;
let calls = 0;

describeApi('changed emails', ({ server }) => {
  afterEach(() => server().clock.reset());

  /** An admin and a person with a password. */
  const start = async () => {
    const tenantId = await server().makeTenant();
    const admin = await server().makePerson(tenantId, { isTenantOwner: true });
    const ana = await server().makePerson(tenantId);
    const hash = await hashPassword(password);
    const of = { tenant_id: tenantId, hash, changed_at: new Date() };
    await server().db.system((tx) =>
      tx
        .insertInto('password')
        .values([admin, ana].map(({ id }) => ({ ...of, teammate_id: id })))
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
  const signIn = async (username: string, shown = password) => {
    const body = { grant_type: 'password', username, password: shown, platform: 1 };
    return (await post('/api/connect/token', body)).status;
  };
  const mails = (to: string) =>
    server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'body_text'])
        .where('recipient', '=', to)
        .orderBy('id', 'desc')
        .execute(),
    );
  const tokenMailedTo = async (email: string, page = 'email-confirmation') => {
    const [newest] = await mails(email);
    const url = new URL(/https?:\S+/.exec(newest?.body_text ?? '')?.[0] ?? '');
    expect(url.pathname).toBe(`/auth/${page}`);
    expect(url.searchParams.get('r')).toBe(email);
    return url.searchParams.get('t') ?? '';
  };
  /** Changes an email and confirms the new one, as a thief would. */
  const take = async (admin: TestPerson, who: TestPerson) => {
    const email = newEmail();
    await change(admin, who, email);
    expect(await confirm(email, await tokenMailedTo(email))).toBe('OK');
    return email;
  };
  const undo = async (email: string, token: string, newPassword = 'Silver-Kettle-52') => {
    const { status, body } = await post('/api/user/ResetPassword', { email, token, newPassword });
    return status === 204 ? 'OK' : body.responseCode;
  };
  const undoToken = (email: string) => tokenMailedTo(email, 'reset-password');
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
    expect(stored.filter(({ purpose }) => purpose === 'email')).toMatchObject([{ email }]);
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

  describe('annex J8 a session that has shown nothing for ten minutes', () => {
    const showPassword = (by: TestPerson) =>
      server().call(by, 'POST', '/api/user/step-up/password', { body: { password } });

    it.each(['the own', "another's"])(
      'changes %s email once the password is shown',
      async (whose) => {
        const { admin, ana } = await start();
        const who = whose === 'the own' ? admin : ana;
        const email = newEmail();
        server().clock.advance(10 * minute);
        const refused = await change(admin, who, email);
        expect([refused.status, codeOf(refused)]).toEqual([403, 'STEPUP']);
        expect(await read(who)).toMatchObject({ email: who.email, pendingEmail: null, version: 1 });
        expect([await mails(email), await mails(who.email)]).toEqual([[], []]);
        expect((await showPassword(admin)).status).toBe(204);
        expect((await change(admin, who, email)).body.pendingEmail).toBe(email);
      },
    );

    it('is asked for the second step where there is one; the password does not do', async () => {
      const { tenantId, admin, ana } = await start();
      const email = newEmail();
      const secret = { teammate_id: admin.id, tenant_id: tenantId, app_secret: 'sealed' };
      await server().db.system((tx) => tx.insertInto('second_step').values(secret).execute());
      expect(codeOf(await change(admin, ana, email))).toBe('STEPUP');
      const second_step_at = server().clock.now();
      await server().db.system((tx) =>
        tx.updateTable('session').set({ second_step_at }).where('id', '=', admin.id).execute(),
      );
      expect((await change(admin, ana, email)).status).toBe(200);
    });

    it('sends the email it has along with other members without being asked', async () => {
      const { admin, ana } = await start();
      server().clock.advance(10 * minute);
      const body = { email: ana.email, title: 'Nurse' };
      const saved = await server().call(admin, 'PUT', `/api/teammate/${ana.id}`, {
        body,
        version: 1,
      });
      expect([saved.status, saved.body.title]).toEqual([200, 'Nurse']);
    });

    it('gets no email back by undo, restore or a bulk change', async () => {
      const { tenantId, admin, ana } = await start();
      const email = await take(admin, ana);
      const { version } = await read(ana);
      const entries = await server().db.tenant(tenantId, (tx) =>
        tx.selectFrom('audit_entry').select('id').where('entity_id', '=', ana.id).execute(),
      );
      server().clock.advance(10 * minute);
      const at = `/api/audit/teammate/${ana.id}`;
      for (const { id } of entries) {
        for (const verb of ['undo', 'restore']) {
          const body = { entryId: id };
          const call = { body, version: Number(version) };
          const { status } = await server().call(admin, 'POST', `${at}/${verb}`, call);
          expect([400, 404, 409, 422]).toContain(status);
        }
      }
      await server().call(admin, 'POST', '/api/teammate/bulk', {
        body: { ids: [ana.id], change: { email: ana.email, timeZone: 'Asia/Kuala_Lumpur' } },
      });
      expect(await read(ana)).toMatchObject({ email, timeZone: 'Asia/Kuala_Lumpur' });
    });
  });

  describe('OP-45 the link mailed to the old address', () => {
    it('undoes a confirmed change: the address signs in again, with a new password only', async () => {
      const { tenantId, admin, ana } = await start();
      const email = await take(admin, ana);
      const token = await undoToken(ana.email);
      await post('/api/user/forgotpassword', { email });
      const [reset] = await mails(email);
      expect(await undo(ana.email, token, 'weak')).toBe('INVALIDINPUT');
      expect(await undo(ana.email, token)).toBe('OK');

      expect(await read(ana)).toMatchObject({ email: ana.email, pendingEmail: null });
      expect([await signIn(ana.email), await signIn(email)]).toEqual([400, 400]);
      expect(await signIn(ana.email, 'Silver-Kettle-52')).toBe(200);
      const open = await server().db.system((tx) =>
        tx
          .selectFrom('session')
          .select('ended_at')
          .where('id', '=', ana.id)
          .executeTakeFirstOrThrow(),
      );
      expect(open.ended_at).not.toBeNull();
      const thiefs = /[?&]t=([^&\s]+)/.exec(reset?.body_text ?? '')?.[1] ?? '';
      expect(await undo(email, thiefs)).toBe('TOKENINVALID');
      expect((await mails(email))[0]?.kind).toBe('emailChanged');
      expect(await undo(ana.email, token)).toBe('TOKENUSED');
      const entries = await server().db.tenant(tenantId, (tx) =>
        tx.selectFrom('audit_entry').selectAll().orderBy('seq', 'desc').execute(),
      );
      expect(entries[1]).toMatchObject({
        action: 'teammate.undoEmail',
        before: { email },
        after: { email: ana.email },
      });
    });

    it('removes the ways to sign in that were added since the change was asked for', async () => {
      const { tenantId, admin, ana } = await start();
      const owner = { tenant_id: tenantId, teammate_id: ana.id };
      const addPasskey = (name: string) =>
        server().db.system(async (tx) => {
          const row = { id: newId(), credential_id: newId(), public_key: 'key', counter: 0, name };
          const created_at = server().clock.now();
          const rest = { transports: [], is_synced: false, created_at, last_used_at: null };
          await tx
            .insertInto('passkey')
            .values({ ...owner, ...row, ...rest })
            .execute();
        });
      await addPasskey('Laptop of Ana');
      server().clock.advance(minute);
      const email = newEmail();
      await change(admin, ana, email);
      server().clock.advance(minute);
      await addPasskey('Phone of the thief');
      server().clock.advance(minute);
      await confirm(email, await tokenMailedTo(email));
      server().clock.advance(minute);
      const since = server().clock.now();
      await server().db.system(async (tx) => {
        const app = { app_secret: 'sealed', app_pending: 'sealed', app_since: since };
        await tx
          .insertInto('second_step')
          .values({ ...owner, ...app, codes_made_at: since })
          .execute();
        await tx
          .insertInto('recovery_code')
          .values({ ...owner, hash: newId() })
          .execute();
      });
      expect(await undo(ana.email, await undoToken(ana.email))).toBe('OK');

      const left = await server().db.system(async (tx) => ({
        passkeys: await tx
          .selectFrom('passkey')
          .select('name')
          .where('teammate_id', '=', ana.id)
          .execute(),
        step: await tx
          .selectFrom('second_step')
          .select(['app_secret', 'app_pending', 'app_since', 'codes_made_at'])
          .where('teammate_id', '=', ana.id)
          .execute(),
        codes: await tx
          .selectFrom('recovery_code')
          .select('hash')
          .where('teammate_id', '=', ana.id)
          .execute(),
      }));
      const none = { app_secret: null, app_pending: null, app_since: null, codes_made_at: null };
      expect(left).toEqual({ passkeys: [{ name: 'Laptop of Ana' }], step: [none], codes: [] });
      const told = (await mails(ana.email)).find(({ kind }) => kind === 'secondStepUndone');
      expect(told?.body_text).toContain('A passkey was removed');
      expect(told?.body_text).toContain('The authenticator app of your account was turned off.');
      expect(told?.body_text).toContain('The recovery codes of your account no longer work.');
      const entries = await server().db.tenant(tenantId, (tx) =>
        tx.selectFrom('audit_entry').select('action').orderBy('seq', 'desc').limit(3).execute(),
      );
      expect(entries.map(({ action }) => action)).toEqual([
        'teammate.resetPassword',
        'security.removePasskey',
        'security.removeApp',
      ]);
    });

    it('removes nothing that was there before, and says nothing of it', async () => {
      const { tenantId, admin, ana } = await start();
      const made = { app_secret: 'sealed', app_since: server().clock.now() };
      await server().db.system((tx) =>
        tx
          .insertInto('second_step')
          .values({ tenant_id: tenantId, teammate_id: ana.id, ...made })
          .execute(),
      );
      server().clock.advance(minute);
      await take(admin, ana);
      expect(await undo(ana.email, await undoToken(ana.email))).toBe('OK');
      const { app_secret } = await server().db.system((tx) =>
        tx
          .selectFrom('second_step')
          .select('app_secret')
          .where('teammate_id', '=', ana.id)
          .executeTakeFirstOrThrow(),
      );
      expect(app_secret).toBe('sealed');
      const kinds = (await mails(ana.email)).map(({ kind }) => kind);
      expect(kinds).not.toContain('secondStepUndone');
    });

    it('undoes one that waits, whose own link then does nothing', async () => {
      const { admin, ana } = await start();
      const email = newEmail();
      await change(admin, ana, email);
      const token = await tokenMailedTo(email);
      expect(await undo(ana.email, await undoToken(ana.email))).toBe('OK');
      expect((await read(ana)).pendingEmail).toBeNull();
      expect(await confirm(email, token)).toBe('TOKENINVALID');
      expect(await mails(email)).toHaveLength(1);
    });

    it('works for 7 days, whatever was changed after it', async () => {
      const { admin, ana } = await start();
      const taken = await take(admin, ana);
      const token = await undoToken(ana.email);
      await take(admin, ana);
      const other = await undoToken(taken);
      server().clock.advance(7 * 24 * 60 * minute - 1000);
      expect(await undo(ana.email, token)).toBe('OK');
      expect((await read(ana)).email).toBe(ana.email);
      expect(await undo(taken, other)).toBe('TOKENINVALID');

      server().clock.reset();
      const email = await take(admin, ana);
      const late = await undoToken(ana.email);
      server().clock.advance(7 * 24 * 60 * minute + 1000);
      expect(await undo(ana.email, late)).toBe('TOKENEXPIRED');
      expect((await read(ana)).email).toBe(email);
    });

    it('gives nobody an email that somebody took meanwhile', async () => {
      const { tenantId, admin, ana } = await start();
      const email = await take(admin, ana);
      const token = await undoToken(ana.email);
      await server().makePerson(tenantId, { email: ana.email });
      const asked = { email: ana.email, token, newPassword: 'Silver-Kettle-52' };
      const { body } = await post('/api/user/ResetPassword', asked);
      expect(body).toMatchObject({
        responseCode: 'DUPLICATE',
        message: 'This email is existed',
      });
      expect((await read(ana)).email).toBe(email);
    });

    it('is not mailed to an address that never was confirmed', async () => {
      const { tenantId, admin } = await start();
      const typo = await server().makePerson(tenantId, { isEmailConfirmed: false });
      await change(admin, typo, newEmail());
      const [notice] = await mails(typo.email);
      expect(notice?.kind).toBe('emailChanged');
      expect(notice?.body_text).not.toMatch(/https?:/);
    });
  });
});
