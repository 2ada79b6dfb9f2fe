import { describe, expect, it } from 'vitest';
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
  const otherPassword = 'Silver-Kettle-52';
  let portal: Portal;
  let tenant: TestTenant;
  let admin: TestPerson;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
    admin = await addPerson(portal, tenant, { role: 'admin' });
  });

  const audit = (id: string) =>
    portal.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('entity_id', '=', id)
        .orderBy('seq', 'desc')
        .execute(),
    );

  describe('API-37 the own password', () => {
    const update = (client: Client, currentPassword: string | undefined, newPassword: string) =>
      client.call('POST', '/api/User/UpdatePassword', { currentPassword, newPassword });

    it('needs the current one', async () => {
      const client = await signedIn(portal, await addPerson(portal, tenant));
      const wrong = await update(client, 'wrong', otherPassword);
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json().errors[0].field).toBe('currentPassword');
      expect((await update(client, undefined, otherPassword)).statusCode).toBe(400);
    });

    it('ends all other sessions and refresh families, keeps this one, mails the person', async () => {
      const ana = await addPerson(portal, tenant);
      const here = await signedIn(portal, ana);
      const there = await signedIn(portal, ana);
      const app = (await new Client(portal).token(ana.email, goodPassword)).json();
      expect((await update(here, goodPassword, otherPassword)).statusCode).toBe(204);
      expect(await here.isSignedIn()).toBe(true);
      expect(await there.isSignedIn()).toBe(false);
      expect((await new Client(portal).refresh(app.refresh_token)).statusCode).toBe(401);
      expect((await new Client(portal).token(ana.email, goodPassword)).statusCode).toBe(400);
      expect((await new Client(portal).token(ana.email, otherPassword)).statusCode).toBe(200);
      expect((await mailsTo(portal, ana.email)).map((mail) => mail.kind)).toEqual([
        'passwordChanged',
      ]);
    });

    it('refuses the same one again, and ends no session', async () => {
      const ana = await addPerson(portal, tenant);
      const here = await signedIn(portal, ana);
      const there = await signedIn(portal, ana);
      const same = await update(here, goodPassword, goodPassword);
      expect(same.statusCode).toBe(400);
      expect(same.json().errors).toEqual([
        {
          code: 'PASSWORDSAME',
          field: 'newPassword',
          message: 'The new password is the same as the current one. Please choose another one.',
        },
      ]);
      expect(await there.isSignedIn()).toBe(true);
    });

    it('records that it changed, never what it is', async () => {
      const ana = await addPerson(portal, tenant);
      await update(await signedIn(portal, ana), goodPassword, otherPassword);
      const [entry] = await audit(ana.id);
      expect(entry).toMatchObject({
        action: 'teammate.updatePassword',
        actor_id: ana.id,
        before: { password: 'changed' },
        after: { password: 'changed' },
      });
      expect(JSON.stringify(entry)).not.toContain(otherPassword);
    });

    it('VAL-18 follows the password rule', async () => {
      const client = await signedIn(portal, await addPerson(portal, tenant));
      const answer = await update(client, goodPassword, 'Password1!');
      expect(answer.json().errors[0]).toMatchObject({
        code: 'PASSWORDCOMMON',
        field: 'newPassword',
      });
      expect((await update(client, goodPassword, otherPassword)).statusCode).toBe(204);
    });

    it('wrong current passwords count as failed sign-ins', async () => {
      const client = await signedIn(portal, await addPerson(portal, tenant));
      const codes = [];
      for (let time = 0; time < 11; time += 1)
        codes.push((await update(client, 'wrong', otherPassword)).statusCode);
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    });
  });

  describe('API-38 a teammate’s password', () => {
    const set = (client: Client, email: string, newPassword = otherPassword) =>
      client.call('POST', '/api/User/UpdateUserPassword', { email, newPassword });

    it('OP-54 ends the teammate’s sessions; an own one must be chosen next', async () => {
      const ana = await addPerson(portal, tenant);
      const browser = await signedIn(portal, ana);
      expect((await set(await signedIn(portal, admin), ana.email.toUpperCase())).statusCode).toBe(
        204,
      );
      expect(await browser.isSignedIn()).toBe(false);
      const mustChange = async () =>
        (
          await portal.db.system((tx) =>
            tx
              .selectFrom('teammate')
              .select(['is_change_password', 'version'])
              .where('id', '=', ana.id)
              .executeTakeFirstOrThrow(),
          )
        ).is_change_password;
      expect(await mustChange()).toBe(true);
      const again = new Client(portal);
      await again.signIn(ana, otherPassword);
      const own = { currentPassword: otherPassword, newPassword: 'Amber-Window-63' };
      expect((await again.call('POST', '/api/User/UpdatePassword', own)).statusCode).toBe(204);
      expect(await mustChange()).toBe(false);
      expect((await audit(ana.id)).at(-1)).toMatchObject({
        action: 'teammate.setPassword',
        actor_id: admin.id,
      });
    });

    it('another account’s person 404, by a standard user 403, the owner and oneself 403', async () => {
      const foreign = await addPerson(portal, await addTenant(portal));
      const owner = await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true });
      const standard = await addPerson(portal, tenant);
      const client = await signedIn(portal, admin);
      expect((await set(client, foreign.email)).statusCode).toBe(404);
      expect((await set(client, 'nobody@example.com')).statusCode).toBe(404);
      expect((await set(client, owner.email)).statusCode).toBe(403);
      expect((await set(client, admin.email)).statusCode).toBe(403);
      expect((await set(await signedIn(portal, standard), admin.email)).statusCode).toBe(403);
      expect((await new Client(portal).token(foreign.email, goodPassword)).statusCode).toBe(200);
    });
  });
});
