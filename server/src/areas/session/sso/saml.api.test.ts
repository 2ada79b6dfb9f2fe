import { getSamlResponse } from 'samlp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assertionParts,
  type Identity,
  makeIdentity,
  metadataOf,
  requestIn,
  responseOf,
  type Said,
  sha1,
  sha256,
  signatureOf,
  signedAssertion,
} from '../../../../test/saml-signer.ts';
import {
  addPerson,
  Client,
  type Portal,
  type TestPerson,
} from '../../../../test/session-fixture.ts';
import {
  finish,
  leadsTo,
  makeAccount,
  pathIn,
  readSso,
  setMode,
  startSsoPortal,
  type TestAccount,
} from '../../../../test/sso-fixture.ts';

import { readAssertion } from './saml.ts';
import { Refused } from './told.ts';

const login = '/auth/login?sso=';
const issuer = 'https://idp.example.com/entity';
const signInUrl = 'https://idp.example.com/sign-in';

describe('single sign-on by SAML', () => {
  let portal: Portal;
  let account: TestAccount;
  let person: TestPerson;
  let identity: Identity;
  let older: Identity;
  let foreign: Identity;
  let number = 0;

  beforeAll(async () => {
    portal = await startSsoPortal();
    [identity, older, foreign] = [makeIdentity(), makeIdentity(30), makeIdentity()];
    account = await makeAccount(portal);
    const metadataXml = metadataOf(issuer, signInUrl, [older.certificate, identity.certificate]);
    const body = { protocol: 'saml', metadataXml };
    expect((await account.admin.call('PUT', '/api/sso', body)).statusCode).toBe(200);
    expect((await setMode(account.admin, 'offered')).statusCode).toBe(200);
  });
  beforeEach(async () => {
    number += 1;
    person = await addPerson(portal, account.tenant, { email: `saml${number}@${account.domain}` });
  });
  afterAll(() => portal.close());

  const acs = () => `/auth/sso/acs/${account.tenant.id}`;
  const post = (client: Client, xml: string, path = acs()) => {
    const text = encodeURIComponent(Buffer.from(xml).toString('base64'));
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-jackfield': '' };
    return client.call('POST', path, `SAMLResponse=${text}`, headers);
  };
  /** A browser that is at the provider, and what the provider would say. */
  const begin = async (change: Partial<Said> = {}) => {
    const client = new Client(portal);
    const { email } = person;
    const { url } = (await client.call('POST', '/api/auth/sso/start', { email })).json<{
      url: string;
    }>();
    const { values } = await readSso(account.admin);
    const [, inResponseTo = ''] = / ID="([^"]+)"/.exec(requestIn(url)) ?? [];
    const { entityId: audience, acsUrl: recipient } = values;
    const about = { issuer, audience, recipient, inResponseTo };
    const said: Said = { ...about, nameId: `n${number}`, email, ...change };
    return { client, said };
  };
  /** What the portal makes of an answer: where the browser is led in the end. */
  const bring = async (client: Client, xml: string) => {
    const there = leadsTo(await post(client, xml));
    if (!there.startsWith('/auth/sso/return/')) return there;
    return leadsTo(await client.call('GET', there));
  };
  const linked = () =>
    portal.db.system((tx) =>
      tx
        .selectFrom('sso_identity')
        .select('subject')
        .where('teammate_id', '=', person.id)
        .execute(),
    );
  const right = (said: Said) => responseOf(said, signedAssertion(said, identity.key));

  it('[SSO-01] metadata is read: address, entity id and the two certificates that count, with their ends', async () => {
    const { connection, values } = await readSso(account.admin);
    expect(connection).toMatchObject({ protocol: 'saml', issuer, signInUrl, metadataUrl: null });
    expect(connection?.protocol === 'saml' && connection.certificates).toHaveLength(2);
    const metadata = await new Client(portal).call('GET', pathIn(values.metadataUrl));
    expect(metadata.body).toContain(`Location="${values.acsUrl}"`);
  });

  it.each([
    ['no XML', 'nothing'],
    ['a DOCTYPE', '<!DOCTYPE a><EntityDescriptor/>'],
    ['no certificate', metadataOf(issuer, signInUrl, [])],
    [
      'thousands of elements',
      metadataOf(issuer, signInUrl, [makeIdentity().certificate]).replace(
        '<md:IDP',
        `${'<a/>'.repeat(2500)}<md:IDP`,
      ),
    ],
  ])('[SSO-01] metadata with %s is refused at its field', async (_, metadataXml) => {
    const other = await makeAccount(portal);
    const answer = await other.admin.call('PUT', '/api/sso', { protocol: 'saml', metadataXml });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'metadataXml' }] });
  });

  it('[SSO-01] somebody signs in with what samlp answers, in the browser that asked', async () => {
    const { client, said } = await begin();
    const xml = await new Promise<string>((resolve, reject) => {
      getSamlResponse(
        {
          issuer,
          recipient: said.recipient,
          destination: said.recipient,
          audience: said.audience,
          inResponseTo: said.inResponseTo,
          key: identity.key.export({ format: 'pem', type: 'pkcs8' }),
          cert: `-----BEGIN CERTIFICATE-----\n${identity.certificate}\n-----END CERTIFICATE-----`,
        },
        { id: said.nameId, emails: [{ value: person.email }], displayName: 'Maya', name: {} },
        (error, answer) =>
          error === null || error === undefined ? resolve(answer) : reject(error),
      );
    });
    expect(await bring(client, xml)).toBe(`${login}done`);
    expect((await finish(client)).statusCode).toBe(200);
    expect(await client.isSignedIn()).toBe(true);
    expect(await linked()).toEqual([{ subject: said.nameId }]);
  });

  it('[SSO-01] both certificates count while they change', async () => {
    const { client, said } = await begin();
    expect(await bring(client, responseOf(said, signedAssertion(said, older.key)))).toBe(
      `${login}done`,
    );
  });

  it('[SSO-01] an answer brought by another browser signs nobody in', async () => {
    const { said } = await begin();
    const attacked = new Client(portal);
    expect(await bring(attacked, right(said))).toBe(`${login}expired`);
    expect((await finish(attacked)).statusCode).toBe(400);
    const other = await begin();
    expect(await bring(other.client, right(said))).toBe(`${login}expired`);
  });

  it('[SSO-01] an answer counts once, and so does its assertion', async () => {
    const first = await begin({ assertionId: `_once${number}` });
    const xml = right(first.said);
    expect(await bring(first.client, xml)).toBe(`${login}done`);
    expect(await bring(first.client, xml)).toBe(`${login}expired`);
    const second = await begin({ assertionId: `_once${number}` });
    expect(await bring(second.client, right(second.said))).toBe(`${login}invalid`);
  });

  it('[SSO-01] an answer that nobody asked for begins a sign-in of our own, and signs nobody in', async () => {
    const { said } = await begin({ inResponseTo: '' });
    const client = new Client(portal);
    const answer = await post(client, right(said));
    expect(answer.headers.location).toContain(signInUrl);
    expect(requestIn(answer.headers.location ?? '')).toContain('AuthnRequest');
    expect((await finish(client)).statusCode).toBe(400);
    expect(await client.isSignedIn()).toBe(false);
  });

  it.each([
    ['59 seconds early', { notBefore: 59 }, 'done'],
    ['61 seconds early', { notBefore: 62 }, 'invalid'],
    ['59 seconds late', { notOnOrAfter: -58 }, 'done'],
    ['61 seconds late', { notOnOrAfter: -61 }, 'invalid'],
    ['another audience', { audience: 'https://other.example.com' }, 'invalid'],
    ['another recipient', { recipient: 'https://other.example.com' }, 'invalid'],
    ['another issuer', { issuer: 'https://other.example.com' }, 'invalid'],
    [
      'a passing NameID',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'invalid',
    ],
    ['an email of another domain', { email: 'a@elsewhere.example.org' }, 'foreignEmail'],
  ])('[SSO-01] an assertion with %s: %o is %s', async (_, change, outcome) => {
    const { client, said } = await begin(change);
    expect(await bring(client, right(said))).toBe(`${login}${outcome}`);
  });

  const evil = (said: Said): Said => ({ ...said, nameId: 'evil', assertionId: '_evil' });
  const bare = (said: Said) => assertionParts(said).join('');
  const signed = (said: Said, by = identity, methods = sha256) =>
    signedAssertion(said, by.key, methods);
  const attacks: Record<string, (said: Said) => string> = {
    unsigned: (said) => responseOf(said, bare(said)),
    tampered: (said) => right(said).replace(said.email, `admin@${account.domain}`),
    'signed by somebody else': (said) => responseOf(said, signed(said, foreign)),
    'signed with SHA-1': (said) => responseOf(said, signed(said, identity, sha1)),
    'with a digest by SHA-1': (said) =>
      responseOf(said, signed(said, identity, { ...sha1, signature: sha256.signature })),
    'with SHA-1 that hides its name': (said) =>
      responseOf(said, signed(said, identity, sha1)).replaceAll('#rsa-sha1', '#rsa-sha&#49;'),
    'with a DOCTYPE': (said) => `<!DOCTYPE r [<!ENTITY e "x">]>${right(said)}`,
    'with a comment in its NameID': (said) =>
      right(said).replace(`>${said.nameId}<`, `>${said.nameId}<!-- -->.evil<`),
    'with an entity': (said) =>
      right(said).replace('?>', '?><!ENTITY a "b">').concat('<!ENTITY a "b">'),
    'with CDATA': (said) => right(said).replace(said.nameId, `<![CDATA[${said.nameId}]]>`),
    'with an instruction': (said) => `<?evil now?>${right(said)}`,
    'with an instruction in its NameID': (said) =>
      right(said).replace(`>${said.nameId}<`, `>n<?xml ${said.nameId.slice(1)}?><`),
    'cut short': (said) => right(said).slice(0, -30),
    'that is empty': () => '',
    'that is no XML': () => 'nothing at all',
  };

  it.each(Object.keys(attacks))('[SSO-01] an answer %s signs nobody in', async (name) => {
    const { client, said } = await begin();
    const answer = await bring(client, attacks[name]?.(said) ?? '');
    expect(answer).not.toBe(`${login}done`);
    expect((await finish(client)).statusCode).toBe(400);
    expect(await linked()).toEqual([]);
  });

  /** Where the evil assertion, the signed one and the signature stand: the wrappings of Somorovsky et al. */
  const places: Record<string, (evilOne: string, rightOne: string, signature: string) => string> = {
    'the evil one before the signed one': (e, r) => e + r,
    'the evil one behind the signed one': (e, r) => r + e,
    'the signed one in an extension': (e, r) => `<x:Extensions xmlns:x="x">${r}</x:Extensions>${e}`,
    'the signed one in an extension behind': (e, r) =>
      `${e}<x:Extensions xmlns:x="x">${r}</x:Extensions>`,
    'the signed one in an object of the signature': (e, r, s) =>
      inside(e, s.replace('</ds:Signature>', `<ds:Object>${r}</ds:Object></ds:Signature>`)),
    'the signed one in the evil one': (e, r) => inside(e, r),
    'the evil one in the signed one': (e, r) => inside(r, e),
    'the signature in the evil one, the signed one beside': (e, r, s) => inside(e, s) + r,
    'the signature in the evil one alone': (e, _, s) => inside(e, s),
    'the signed one in the subject of the evil one': (e, r) =>
      e.replace('<saml:Subject>', `<saml:Subject>${r}`),
  };
  const inside = (outer: string, inner: string) =>
    outer.replace('</saml:Issuer>', `</saml:Issuer>${inner}`);
  /** The same ids, other ids, another prefix of the evil one, the answer signed too. */
  const dresses: Record<string, (said: Said) => { evilOne: string; said: Said }> = {
    'an id of its own': (said) => ({ evilOne: bare(evil(said)), said }),
    'the same id': (said) => ({ evilOne: bare({ ...said, nameId: 'evil' }), said }),
    'another prefix': (said) => ({
      evilOne: bare(evil(said)).replaceAll('saml:', 'a:').replaceAll('xmlns:saml', 'xmlns:a'),
      said,
    }),
    'no prefix': (said) => ({
      evilOne: bare(evil(said)).replaceAll('saml:', '').replaceAll('xmlns:saml', 'xmlns'),
      said,
    }),
  };
  const wrappings = Object.keys(places).flatMap((place) =>
    Object.keys(dresses).map((dress) => [place, dress] as const),
  );

  it.each(wrappings)('[SSO-01] wrapping: %s, with %s', async (place, dress) => {
    const assertionId = `_w${number}`;
    const { client, said } = await begin({ assertionId });
    const { evilOne } = dresses[dress]?.(said) ?? { evilOne: '' };
    const rightOne = signed(said);
    const signature = signatureOf(bare(said), { key: identity.key, id: assertionId });
    const xml = responseOf(said, places[place]?.(evilOne, rightOne, signature) ?? '');
    expect(await bring(client, xml)).toBe(`${login}invalid`);
    expect((await finish(client)).statusCode).toBe(400);
  });

  it('[SSO-01] a hostile answer of a megabyte is refused before it is read', async () => {
    const { client, said } = await begin();
    const deep = '<a>'.repeat(300_000);
    expect((await post(client, responseOf(said, deep))).statusCode).toBe(413);
  });

  it.each([
    ['beside each other', '<a/>'.repeat(2500)],
    ['in each other', '<a>'.repeat(1250) + '</a>'.repeat(1250)],
  ])('[SSO-01] an answer of many elements %s is refused before it is parsed', async (_, inner) => {
    const { said } = await begin();
    const { certificate } = identity;
    const { audience: entityId, recipient: acsUrl, inResponseTo: id } = said;
    const xml = responseOf(said, signedAssertion(said, identity.key) + inner);
    const refused = await readAssertion(Buffer.from(xml).toString('base64'), {
      provider: { issuer, signInUrl, certificates: [certificate] },
      self: { entityId, acsUrl },
      request: { id, at: new Date(), isAgain: false },
    }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    // What the parser refuses names its own error.
    expect((refused as Refused).cause).toBeUndefined();
  });
});
