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
import { testDatabases } from '../../../../test/harness.ts';
import { TestPasskey } from '../../../../test/test-passkey.ts';

const day = 86_400_000;

describe.each(testDatabases)('passkeys only, on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let own: Client;
  usePortal(database, async (started) => {
    portal = started;
  });
  beforeEach(async () => {
    tenant = await addTenant(portal);
    own = new Client(portal);
    await own.signIn(await addPerson(portal, tenant, { role: 'admin', is_tenant_owner: true }));
  });

  const dayIn = (days: number) =>
    new Date(portal.clock.now().getTime() + days * day).toLocaleDateString('en-CA', {
      timeZone: 'America/New_York',
    });
  const requireStep = (accepted?: string, requiredFrom = dayIn(0), requiredOf = 'admins') =>
    own.call('PUT', '/api/tenant/security', {
      requiredOf,
      requiredFrom,
      ...(accepted && { accepted }),
    });
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: portal.clock.now().getTime(),
    });
  const pass = (client: Client, body: object) => client.call('POST', '/api/auth/second-step', body);
  const codeIn = (answer: { json(): { responseCode: string }; statusCode: number }) => [
    answer.statusCode,
    answer.json().responseCode,
  ];

  async function addApp(client: Client) {
    const { secret } = (await client.call('POST', '/api/user/security/app')).json();
    const way = { kind: 'app', code: codeOf(secret) };
    const added = await client.call('POST', '/api/user/security', way);
    expect(added.statusCode, added.body).toBe(200);
    portal.clock.advance(60_000);
    return { secret: secret as string, codes: added.json().codes as string[] };
  }

  async function addPasskey(client: Client) {
    const passkey = new TestPasskey(portal.config.publicUrl);
    const options = (await client.call('POST', '/api/user/security/passkey')).json();
    const way = { kind: 'passkey', response: passkey.made(options) };
    const added = await client.call('POST', '/api/user/security', way);
    expect(added.statusCode, added.body).toBe(200);
    return passkey;
  }

  /** An admin who has an app. */
  async function adminWithApp(role: 'admin' | 'standard' = 'admin') {
    const person = await addPerson(portal, tenant, { role });
    const client = new Client(portal);
    await client.signIn(person);
    return { person, client, ...(await addApp(client)) };
  }

  async function halfIn(person: TestPerson) {
    const client = new Client(portal);
    expect(codeIn(await client.token(person.email, goodPassword))).toEqual([403, 'SECONDSTEP']);
    return client;
  }

  async function setUpPasskey(client: Client) {
    const pending = (await client.call('GET', '/api/auth/second-step')).json();
    expect([pending.kind, pending.accepted]).toEqual(['setUp', 'passkey']);
    expect(await client.isSignedIn()).toBe(false);
    const passkey = new TestPasskey(portal.config.publicUrl);
    const options = (await client.call('POST', '/api/auth/second-step/passkey')).json();
    const done = await client.call('POST', '/api/auth/second-step/set-up', {
      kind: 'passkey',
      response: passkey.made(options),
    });
    expect(done.statusCode, done.body).toBe(200);
    await client.bind(done.json().tokens);
    expect(await client.isSignedIn()).toBe(true);
    return passkey;
  }

  it('[annex J8] an app counts until the day; from then on its code leads to a passkey before a session', async () => {
    const { person, secret } = await adminWithApp();
    expect((await requireStep('passkey', dayIn(3))).statusCode).toBe(200);
    const before = await halfIn(person);
    const entered = await pass(before, { kind: 'app', code: codeOf(secret) });
    expect(entered.statusCode, entered.body).toBe(200);
    await before.bind(entered.json());
    portal.clock.advance(4 * day);
    expect(await before.isSignedIn()).toBe(true);

    const client = await halfIn(person);
    const pending = (await client.call('GET', '/api/auth/second-step')).json();
    expect([pending.kind, pending.accepted]).toEqual(['check', 'passkey']);
    const skipped = await client.call('POST', '/api/auth/second-step/passkey');
    expect(skipped.statusCode).toBe(400);
    expect((await pass(client, { kind: 'app', code: '000000' })).statusCode).toBe(400);
    const shown = await pass(client, { kind: 'app', code: codeOf(secret) });
    expect(codeIn(shown)).toEqual([403, 'SECONDSTEP']);
    const app = await client.call('POST', '/api/auth/second-step/app');
    expect(codeIn(app)).toEqual([403, 'PASSKEYONLY']);
    const byApp = await client.call('POST', '/api/auth/second-step/set-up', {
      kind: 'app',
      code: '123456',
    });
    expect(codeIn(byApp)).toEqual([403, 'PASSKEYONLY']);
    const passkey = await setUpPasskey(client);
    portal.clock.advance(60_000);
    const next = await halfIn(person);
    const options = (await next.call('POST', '/api/auth/second-step/passkey/ask')).json();
    const open = await pass(next, { kind: 'passkey', response: passkey.shown(options) });
    expect(open.statusCode, open.body).toBe(200);
  });

  it('[annex J8] a recovery code of a lost device leads to a new passkey, not to a session', async () => {
    const { person, client, codes } = await adminWithApp();
    await addPasskey(client);
    await requireStep('passkey');
    portal.clock.advance(1000);
    const lost = await halfIn(person);
    const answer = await pass(lost, { kind: 'recovery', code: codes[0] });
    expect(codeIn(answer)).toEqual([403, 'SECONDSTEP']);
    await setUpPasskey(lost);
    const again = await pass(await halfIn(person), { kind: 'recovery', code: codes[0] });
    expect(again.statusCode).toBe(400);
  });

  it('whoever has nothing sets up a passkey, and people whom it is not about go on with an app', async () => {
    const { person, secret } = await adminWithApp('standard');
    const late = await addPerson(portal, tenant, { role: 'admin' });
    await requireStep('passkey');
    portal.clock.advance(1000);
    await setUpPasskey(await halfIn(late));
    const client = await halfIn(person);
    const entered = await pass(client, { kind: 'app', code: codeOf(secret) });
    expect(entered.statusCode).toBe(200);
    await client.bind(entered.json());
    expect(await client.isSignedIn()).toBe(true);
    await portal.db.system((tx) =>
      tx.updateTable('teammate').set({ role: 'admin' }).where('id', '=', person.id).execute(),
    );
    expect(await client.isSignedIn()).toBe(false);
  });

  it('keeps the last passkey although there is an app, and a session that adds an app', async () => {
    const person = await addPerson(portal, tenant, { role: 'admin' });
    await requireStep('passkey');
    portal.clock.advance(1000);
    const client = await halfIn(person);
    await setUpPasskey(client);
    await addApp(client);
    expect(await client.isSignedIn()).toBe(true);
    const { passkeys, accepted } = (await client.call('GET', '/api/user/security')).json();
    expect(accepted).toBe('passkey');
    const remove = () => client.call('DELETE', `/api/user/security/passkey/${passkeys[0].id}`);
    expect(codeIn(await remove())).toEqual([409, 'LASTWAY']);
    await addPasskey(client);
    expect((await remove()).statusCode).toBe(204);
    expect((await client.call('DELETE', '/api/user/security/app')).statusCode).toBe(204);
  });

  it('asks again for the passkey of whoever has one, and for the app of who has none yet', async () => {
    const { client, secret } = await adminWithApp();
    await requireStep('passkey');
    portal.clock.advance(10 * 60_000);
    const stepUp = (proof: object) => client.call('POST', '/api/user/step-up', proof);
    const makeCodes = () => client.call('POST', '/api/user/security/codes');
    expect(codeIn(await makeCodes())).toEqual([403, 'STEPUP']);
    expect((await stepUp({ kind: 'app', code: codeOf(secret) })).statusCode).toBe(204);
    const passkey = await addPasskey(client);
    portal.clock.advance(10 * 60_000);
    expect(codeIn(await makeCodes())).toEqual([403, 'STEPUP']);
    const byApp = await stepUp({ kind: 'app', code: codeOf(secret) });
    expect(codeIn(byApp)).toEqual([403, 'PASSKEYONLY']);
    const options = (await client.call('POST', '/api/user/step-up/passkey')).json();
    const shown = await stepUp({ kind: 'passkey', response: passkey.shown(options) });
    expect(shown.statusCode).toBe(204);
    expect((await makeCodes()).statusCode).toBe(200);
  });

  it('reminds who has an app alone, says so on their pages, and keeps what is accepted unless said', async () => {
    const { person, client } = await adminWithApp();
    expect((await requireStep('passkey', dayIn(5))).json().accepted).toBe('passkey');
    expect(await client.session()).toMatchObject({
      secondStepFrom: dayIn(5),
      secondStepAccepted: 'passkey',
    });
    const remind = () => own.call('POST', `/api/teammate/${person.id}/security/remind`);
    expect((await remind()).statusCode).toBe(204);
    expect((await requireStep(undefined, dayIn(6))).json().accepted).toBe('passkey');
    const { before, after } = await portal.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['before', 'after'])
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', 'tenant.secondStep')
        .orderBy('at')
        .executeTakeFirstOrThrow(),
    );
    expect([before, after]).toMatchObject([
      { secondStepAccepted: 'passkeyOrApp' },
      { secondStepAccepted: 'passkey' },
    ]);
    await addPasskey(client);
    expect((await client.session()).secondStepFrom).toBeUndefined();
    expect((await remind()).statusCode).toBe(409);
    const off = await own.call('PUT', '/api/tenant/security', {
      requiredOf: 'nobody',
      requiredFrom: null,
    });
    expect(off.json().accepted).toBe('passkeyOrApp');
  });

  it('goes on with sessions that showed an app before passkeys alone were taken', async () => {
    const { person, secret } = await adminWithApp();
    await requireStep();
    portal.clock.advance(60_000);
    const client = await halfIn(person);
    await client.bind((await pass(client, { kind: 'app', code: codeOf(secret) })).json());
    portal.clock.advance(60_000);
    expect((await requireStep('passkey')).statusCode).toBe(200);
    expect(await client.isSignedIn()).toBe(true);
    expect(await own.isSignedIn()).toBe(true);
  });
});
