import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OidcServer, startOidcServer } from '../../../../test/oidc-server.ts';
import {
  addPerson,
  Client,
  goodPassword,
  mailsTo,
  type Portal,
  type TestPerson,
} from '../../../../test/session-fixture.ts';
import {
  finish,
  givePasskey,
  leadsTo,
  makeAccount,
  pathIn,
  proveAgain,
  readSso,
  setMode,
  startSsoPortal,
  type TestAccount,
} from '../../../../test/sso-fixture.ts';

const login = '/auth/login?sso=';

describe('single sign-on by OpenID Connect', () => {
  let portal: Portal;
  let account: TestAccount;
  let provider: OidcServer;
  let person: TestPerson;
  let number = 0;

  beforeAll(async () => {
    portal = await startSsoPortal();
  });
  beforeEach(async () => {
    account = await makeAccount(portal);
    const { redirectUrl, signOutUrl } = (await readSso(account.admin)).values;
    provider = await startOidcServer([redirectUrl], signOutUrl);
    number += 1;
    person = await addPerson(portal, account.tenant, { email: `maya${number}@${account.domain}` });
    provider.who = { sub: `s${number}`, email: person.email, name: 'Maya' };
  });
  afterEach(async () => {
    portal.clock.reset();
    await provider.close();
  });
  afterAll(() => portal.close());

  const connect = (more: object = {}, by = account.admin) => {
    const { issuer, clientId, clientSecret } = provider;
    const body = { protocol: 'oidc', issuer, clientId, clientSecret, secretEndsOn: null };
    return by.call('PUT', '/api/sso', { ...body, ...more });
  };
  /** The account offers it, or as said. */
  const offer = async (more: object = {}) => {
    expect((await connect()).statusCode).toBe(200);
    expect((await setMode(account.admin, 'offered', more)).statusCode).toBe(200);
  };
  /** A browser goes to the provider and comes back; answers where the portal leads it. */
  const visit = async (client: Client, email = person.email) => {
    const { url } = (await client.call('POST', '/api/auth/sso/start', { email })).json<{
      url: string;
    }>();
    return leadsTo(await client.call('GET', pathIn(await provider.browse(url))));
  };
  const signIn = async (client = new Client(portal)) => {
    expect(await visit(client)).toBe(`${login}done`);
    expect((await finish(client)).statusCode).toBe(200);
    return client;
  };
  const test = async (client = account.admin) => {
    const { url } = (await client.call('POST', '/api/sso/test')).json<{ url: string }>();
    return leadsTo(await client.call('GET', pathIn(await provider.browse(url))));
  };
  /** Everything that requiring it needs. */
  const requireIt = async () => {
    await offer();
    await test();
    await givePasskey(portal, account.owner);
    await proveAgain(portal, account.owner);
    const answer = await setMode(account.admin, 'required', {
      requiredFrom: dayInNewYork(portal.clock.now()),
    });
    expect(answer.json()).toMatchObject({ mode: 'required' });
  };
  const linked = () =>
    portal.db.system((tx) =>
      tx
        .selectFrom('sso_identity')
        .select(['subject', 'teammate_id'])
        .where('tenant_id', '=', account.tenant.id)
        .execute(),
    );

  it('[SSO-01] an admin connects a provider, which is asked at once; its secret is shown to nobody', async () => {
    const answer = await connect();
    expect(answer.json()).toMatchObject({
      mode: 'off',
      people: 2,
      connection: {
        protocol: 'oidc',
        issuer: provider.issuer,
        secretEnd: provider.clientSecret.slice(-4),
        found: { keys: 1, signOutPage: true },
        answeredIn: expect.any(Number),
        connectedBy: { id: account.owner.id },
      },
    });
    expect(answer.body).not.toContain(provider.clientSecret);
    const stored = await portal.db.system(async (tx) => [
      await tx.selectFrom('sso_connection').selectAll().execute(),
      await tx.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(provider.clientSecret);
  });

  it.each([
    ['issuer', { issuer: 'http://127.0.0.1:9' }],
    ['issuer', { issuer: 'http://example.com' }],
    ['issuer', { issuer: 'https://login.microsoftonline.com/common/v2.0' }],
    ['issuer', { issuer: 'https://169.254.169.254' }],
    ['clientSecret', { clientSecret: undefined }],
  ])('[SSO-01] a fault stands at its field: %s %o', async (field, change) => {
    const answer = await connect(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
    expect((await readSso(account.admin)).connection).toBeNull();
  });

  it('[SSO-01] only admins themselves set it, after showing who they are', async () => {
    const standard = new Client(portal);
    await standard.signIn(person);
    expect((await standard.call('GET', '/api/sso')).statusCode).toBe(403);
    expect((await connect({}, standard)).statusCode).toBe(403);
    portal.clock.advance(11 * 60_000);
    expect((await connect()).json()).toMatchObject({ responseCode: 'STEPUP' });
  });

  it('[SSO-01] somebody signs in at the provider and is here as by a password', async () => {
    await offer();
    const client = await signIn();
    expect(await client.session()).toMatchObject({
      profile: null,
      auth: { authenticationType: 1 },
    });
    const { items } = (await client.call('GET', '/api/user/session')).json();
    expect(items).toMatchObject([{ openedBy: 'sso', isCurrent: true }]);
    expect(await linked()).toEqual([{ subject: provider.who?.sub, teammate_id: person.id }]);
    expect((await finish(client)).json()).toMatchObject({ responseCode: 'TOKENEXPIRED' });
  });

  it('[SSO-01] once linked, the subject alone decides', async () => {
    await offer();
    await signIn();
    const other = await addPerson(portal, account.tenant, {
      email: `other${number}@${account.domain}`,
    });
    const { sub } = provider.who ?? { sub: '' };
    provider.who = { sub, email: other.email };
    const client = await signIn();
    const { teammateId } = await whoIs(client);
    expect(teammateId).toBe(person.id);
    provider.who = { sub: 'somebody-else', email: person.email };
    expect(await visit(new Client(portal))).toBe(`${login}unknown`);
  });

  const whoIs = async (client: Client): Promise<{ teammateId: string }> => {
    const { items } = (await client.call('GET', '/api/user/session')).json<{
      items: { id: string }[];
    }>();
    const row = await portal.db.system((tx) =>
      tx
        .selectFrom('session')
        .select('teammate_id as teammateId')
        .where('id', '=', items[0]?.id ?? '')
        .executeTakeFirstOrThrow(),
    );
    return row;
  };

  it.each([
    ['of another domain', () => ({ email: 'maya@elsewhere.example.org' }), 'foreignEmail'],
    ['not verified', () => ({ email_verified: false }), 'foreignEmail'],
    ['not verified, as a text', () => ({ email_verified: 'false' }), 'foreignEmail'],
    ['of nobody', () => ({ email: `nobody@${account.domain}` }), 'unknown'],
  ])('[SSO-01] an email %s signs nobody in', async (_, claims, refusal) => {
    await offer();
    provider.who = { sub: 'new', email: person.email, ...claims() };
    const client = new Client(portal);
    expect(await visit(client)).toBe(`${login}${refusal}`);
    expect((await finish(client)).statusCode).toBe(400);
    expect(await linked()).toEqual([]);
  });

  it('[SSO-01] a user name alone, which people choose at many providers, is no email', async () => {
    await offer();
    provider.who = { sub: 'new', preferred_username: person.email };
    expect(await visit(new Client(portal))).toBe(`${login}foreignEmail`);
  });

  it('[SSO-01] whoever is invited anew after being deleted is linked anew, and is not made by themselves', async () => {
    await offer({ justInTime: 'standard' });
    await signIn();
    await portal.db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', person.id).execute(),
    );
    expect(await visit(new Client(portal))).toBe(`${login}unknown`);
    const again = await addPerson(portal, account.tenant, { email: person.email });
    expect((await whoIs(await signIn())).teammateId).toBe(again.id);
  });

  it('[SSO-01] a person of another account is never signed in by this one', async () => {
    await offer();
    const other = await makeAccount(portal);
    const stranger = await addPerson(portal, other.tenant, { email: `guest@${account.domain}` });
    provider.who = { sub: 'guest', email: stranger.email };
    expect(await visit(new Client(portal))).toBe(`${login}unknown`);
    provider.who = { sub: 'owner', email: other.owner.email };
    expect(await visit(new Client(portal))).toBe(`${login}foreignEmail`);
  });

  it('[SSO-01] an answer counts at its own account, browser and time alone, and once', async () => {
    await offer();
    const other = await makeAccount(portal);
    const go = async (client: Client) => {
      const { email } = person;
      const { url } = (await client.call('POST', '/api/auth/sso/start', { email })).json<{
        url: string;
      }>();
      return pathIn(await provider.browse(url));
    };
    const one = new Client(portal);
    const path = await go(one);
    const at = async (client: Client, where: string) => leadsTo(await client.call('GET', where));
    expect(await at(new Client(portal), path)).toBe(`${login}expired`);
    expect(await at(one, path.replace(account.tenant.id, other.tenant.id))).toBe(`${login}expired`);
    expect(await at(one, path)).toBe(`${login}done`);
    expect(await at(one, path)).toBe(`${login}expired`);
    const late = new Client(portal);
    const latePath = await go(late);
    portal.clock.advance(11 * 60_000);
    expect(await at(late, latePath)).toBe(`${login}expired`);
  });

  it.each(['request', 'nonce', 'verifier'] as const)(
    '[SSO-01] an answer to another %s is refused',
    async (column) => {
      await offer();
      const client = new Client(portal);
      const { email } = person;
      const { url } = (await client.call('POST', '/api/auth/sso/start', { email })).json<{
        url: string;
      }>();
      const path = pathIn(await provider.browse(url));
      await portal.db.system((tx) =>
        tx
          .updateTable('sso_visit')
          .set({ [column]: `${column}-that-was-changed-to-something-of-43-letters` })
          .where('tenant_id', '=', account.tenant.id)
          .execute(),
      );
      expect(leadsTo(await client.call('GET', path))).toBe(`${login}invalid`);
    },
  );

  it('[SSO-01] a no at the provider is said as one', async () => {
    await offer();
    provider.who = null;
    expect(await visit(new Client(portal))).toBe(`${login}denied`);
  });

  it('[SSO-01] whoever is suspended is refused, before and after being linked', async () => {
    await offer();
    const suspend = (status: 'suspended' | 'active') =>
      portal.db.system((tx) =>
        tx.updateTable('teammate').set({ status }).where('id', '=', person.id).execute(),
      );
    await suspend('suspended');
    expect(await visit(new Client(portal))).toBe(`${login}suspended`);
    await suspend('active');
    await signIn();
    await suspend('suspended');
    expect(await visit(new Client(portal))).toBe(`${login}suspended`);
  });

  it('[SSO-01] just in time makes a standard user, never an admin', async () => {
    await offer({ justInTime: 'standard' });
    const email = `new${number}@${account.domain}`;
    provider.who = { sub: 'new', email, name: 'Noor van Dijk' };
    const client = new Client(portal);
    expect(await visit(client, email)).toBe(`${login}done`);
    expect((await finish(client)).statusCode).toBe(200);
    const row = await portal.db.system((tx) =>
      tx
        .selectFrom('teammate')
        .select([
          'first_name',
          'last_name',
          'role',
          'status',
          'is_email_confirmed',
          'invoice_line_id',
        ])
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({
      first_name: 'Noor',
      last_name: 'van Dijk',
      role: 'standard',
      status: 'pending',
      is_email_confirmed: true,
      invoice_line_id: null,
    });
  });

  it('[SSO-01] the second step of the provider counts where the account takes it and it was shown', async () => {
    await offer();
    await account.admin.call('PUT', '/api/tenant/security', {
      requiredOf: 'everybody',
      requiredFrom: dayInNewYork(portal.clock.now()),
    });
    const first = new Client(portal);
    await visit(first);
    expect((await finish(first)).json()).toMatchObject({ responseCode: 'SECONDSTEP' });
    expect((await first.call('GET', '/api/auth/second-step')).json()).toMatchObject({
      kind: 'setUp',
    });
    await setMode(account.admin, 'offered', { isProviderStepTaken: true });
    const second = new Client(portal);
    await visit(second);
    expect((await finish(second)).json()).toMatchObject({ responseCode: 'SECONDSTEP' });
    provider.who = { ...provider.who, sub: provider.who?.sub ?? '', amr: ['pwd', 'mfa'] };
    const third = await signIn();
    expect(await third.isSignedIn()).toBe(true);
  });

  it('[SSO-01] a test tells what each claim does, and signs and links nobody in', async () => {
    await connect();
    provider.who = { ...provider.who, sub: provider.who?.sub ?? '', amr: ['pwd'] };
    expect(await test()).toBe('/admin-settings/integrations/sign-on?test=done');
    const { lastTest } = await readSso(account.admin);
    expect(lastTest).toMatchObject({
      by: { id: account.owner.id },
      isOfToday: true,
      problem: null,
      person: { id: person.id },
      foundBy: 'email',
      claims: expect.arrayContaining([
        { name: 'email', value: person.email, effect: 'findsUser', isWarning: false },
        { name: 'sub', value: provider.who?.sub, effect: 'remembered', isWarning: false },
        { name: 'amr', value: 'pwd', effect: 'noSecondStep', isWarning: true },
      ]),
    });
    expect(await linked()).toEqual([]);
    provider.who = { sub: 'x', email: 'x@elsewhere.example.org' };
    await test();
    expect((await readSso(account.admin)).lastTest).toMatchObject({ problem: 'foreignEmail' });
  });

  it('[SSO-01] it is required only after a test of today, with an owner who gets in without it', async () => {
    await offer();
    const ask = () =>
      setMode(account.admin, 'required', { requiredFrom: dayInNewYork(portal.clock.now()) });
    expect((await ask()).json().errors[0].message).toContain('a test has to pass today');
    await test();
    expect((await ask()).json().errors[0].message).toContain('password and a passkey');
    await givePasskey(portal, account.owner);
    const later = async () => {
      await proveAgain(portal, account.owner);
      return ask();
    };
    portal.clock.advance(86_400_000);
    expect((await later()).json().errors[0].message).toContain('a test has to pass today');
    portal.clock.reset();
    expect((await later()).json()).toMatchObject({ mode: 'required' });
  });

  it('[SSO-01] required, a password is refused once it is right, no reset is mailed, and the provider is the way in', async () => {
    await requireIt();
    const client = new Client(portal);
    const wrong = await client.token(person.email, 'wrong');
    expect(wrong.json()).toMatchObject({ responseCode: 'INVALIDCREDENTIALS' });
    const right = await client.token(person.email, goodPassword);
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ responseCode: 'SIGNONREQUIRED' });
    await client.call('POST', '/api/user/forgotpassword', { email: person.email });
    expect(await mailsTo(portal, person.email)).toEqual([]);
    await signIn();
  });

  it('[SSO-01] break-glass: the owner’s session changes sign-in settings alone, and all admins hear of it', async () => {
    await requireIt();
    // A passkey is a second step too, which the tests of passkeys show.
    await portal.db.system((tx) =>
      tx.deleteFrom('passkey').where('teammate_id', '=', account.owner.id).execute(),
    );
    const owner = new Client(portal);
    await owner.signIn(account.owner);
    const security = { requiredOf: 'nobody', requiredFrom: null };
    const refused = await owner.call('PUT', '/api/tenant/security', security);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ message: string }>().message).toContain('single sign-on');
    const asAnother = { id: person.id, client_id: 'portal', grant_type: 'password', scope: '' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = new URLSearchParams(asAnother).toString();
    const acting = await owner.call('POST', '/api/connect/impersonate', sent, form);
    expect(acting.json<{ message: string }>().message).toContain('single sign-on');
    const [mail] = await mailsTo(portal, account.owner.email);
    expect(mail?.kind).toBe('breakGlass');
    expect((await setMode(owner, 'off')).statusCode).toBe(200);
    expect((await owner.call('PUT', '/api/tenant/security', security)).statusCode).toBe(200);
    await signInByPassword(person);
  });

  const signInByPassword = async (who: TestPerson) => {
    await new Client(portal).signIn(who);
  };

  it('[SSO-01] who came by the provider proves there again who it is, and nobody else does', async () => {
    await offer();
    const client = await signIn();
    const ways = (await client.call('GET', '/api/user/step-up')).json();
    expect(ways).toMatchObject({ isSignOn: true });
    const begin = () => client.call('POST', '/api/user/security/app');
    expect((await begin()).json()).toMatchObject({ responseCode: 'STEPUP' });
    const prove = async () => {
      const { url } = (await client.call('POST', '/api/user/step-up/sso')).json<{ url: string }>();
      return leadsTo(await client.call('GET', pathIn(await provider.browse(url))));
    };
    const { who } = provider;
    provider.who = { sub: 'another', email: account.owner.email };
    expect(await prove()).toBe(`${login}otherPerson`);
    expect((await begin()).json()).toMatchObject({ responseCode: 'STEPUP' });
    provider.who = who;
    expect(await prove()).toBe(`${login}proven`);
    expect((await begin()).statusCode).toBe(200);
  });

  it('[SSO-01] the provider ends the sessions that came by it, once for each token', async () => {
    await offer();
    const client = await signIn();
    const staying = new Client(portal);
    await staying.signIn(person);
    const end = async (token: string) =>
      (
        await new Client(portal).call(
          'POST',
          `/auth/sso/logout/${account.tenant.id}`,
          `logout_token=${token}`,
          { 'content-type': 'application/x-www-form-urlencoded', 'x-jackfield': '' },
        )
      ).statusCode;
    const sub = provider.who?.sub;
    expect(await end(await provider.logoutToken({ sub }, true))).toBe(400);
    expect(await end(await provider.logoutToken({ sub, nonce: 'n' }))).toBe(400);
    expect(await end(await provider.logoutToken({ sub, events: {} }))).toBe(400);
    expect(await client.isSignedIn()).toBe(true);
    const token = await provider.logoutToken({ sub });
    expect(await end(token)).toBe(204);
    expect(await client.isSignedIn()).toBe(false);
    expect(await staying.isSignedIn()).toBe(true);
    expect(await end(token)).toBe(400);
  });

  it('[SSO-01] signing out leads to the provider’s sign-out, with who it was', async () => {
    await offer();
    const client = await signIn();
    const { signOutUrl } = (await client.call('GET', '/api/auth/sso/session')).json<{
      signOutUrl: string;
    }>();
    const url = new URL(signOutUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('id_token_hint')).toContain('.');
    expect((await account.admin.call('GET', '/api/auth/sso/session')).json()).toEqual({
      isSignOn: false,
      signOutUrl: null,
    });
  });

  it('[SSO-01] where a domain signs in says nothing of who is there', async () => {
    await offer();
    const start = (email: string) =>
      new Client(portal).call('POST', '/api/auth/sso/start', { email });
    const known = await start(person.email);
    const unknown = await start(`nobody@${account.domain}`);
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    const refused = await start('somebody@gmail.com');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      {
        field: 'email',
        message:
          'This domain does not sign in with a company account. Use your password or a passkey.',
      },
    ]);
    await setMode(account.admin, 'off');
    expect((await start(person.email)).statusCode).toBe(400);
  });

  it('[SSO-01] another client of the provider turns it off and forgets who was linked', async () => {
    await offer();
    await signIn();
    await connect({ clientId: 'another' });
    expect(await readSso(account.admin)).toMatchObject({ mode: 'off', lastTest: null });
    expect(await linked()).toEqual([]);
  });

  it('[SSO-01] what the provider before told opens nothing once another one is connected', async () => {
    await offer();
    const client = new Client(portal);
    expect(await visit(client)).toBe(`${login}done`);
    await connect({ clientId: 'another' });
    expect((await setMode(account.admin, 'offered')).statusCode).toBe(200);
    expect((await finish(client)).json()).toMatchObject({ responseCode: 'TOKENEXPIRED' });
  });

  it('[SSO-01] a provider that is down is said as such', async () => {
    await offer();
    await provider.close();
    portal.clock.advance(2 * 86_400_000);
    const answer = await new Client(portal).call('POST', '/api/auth/sso/start', {
      email: person.email,
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ message: string }>().message).toContain('Passkeys still work');
    await portal.auth.keepSso();
    portal.clock.reset();
    expect((await readSso(account.admin)).connection?.unreachableSince).toEqual(expect.any(String));
  });
});

const dayInNewYork = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
