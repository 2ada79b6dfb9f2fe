import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** Who is at the keyboard at the provider, and how they showed it. */
export interface AtProvider {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  preferred_username?: string;
  name?: string;
  amr?: string[];
}

/** An OpenID provider on loopback, with a browser that signs in there. */
export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in from now on; null says no. */
  who: AtProvider | null;
  /** Follows an address at the provider, as a fresh browser, until it leads elsewhere; answers where. */
  browse(url: string): Promise<URL>;
  /** A token of back-channel logout, as the provider signs them. */
  logoutToken(claims: Record<string, unknown>, isForged?: boolean): Promise<string>;
  close(): Promise<void>;
}

const rsaKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'k1',
  alg: 'RS256',
  use: 'sig',
});

/** Starts a provider that knows one client. */
export async function startOidcServer(
  redirectUrls: readonly string[],
  signOutUrl: string,
): Promise<OidcServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = rsaKey();
  const [clientId, clientSecret] = ['jackfield', randomBytes(24).toString('base64url')];
  const state: { who: AtProvider | null } = { who: null };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUrls,
        post_logout_redirect_uris: [signOutUrl],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['test'] },
    claims: {
      openid: ['sub', 'amr', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_: unknown, accountId: string) => {
      const { amr: _amr, ...claims } = { ...state.who, sub: accountId };
      return { accountId, claims: () => claims };
    },
    async loadExistingGrant(ctx: {
      oidc: { session: { accountId: string }; client: { clientId: string } };
    }) {
      const { accountId } = ctx.oidc.session;
      const grant = new provider.Grant({ accountId, clientId: ctx.oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    const { who } = state;
    const result =
      who === null
        ? { error: 'access_denied', error_description: 'They said no.' }
        : { login: { accountId: who.sub, amr: who.amr ?? ['pwd'] } };
    return void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    get who() {
      return state.who;
    },
    set who(who) {
      state.who = who;
    },
    browse: (url) => browse(url, issuer),
    async logoutToken(claims, isForged = false) {
      const signer = await importJWK(isForged ? rsaKey() : key, 'RS256');
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const all = { jti: randomBytes(8).toString('hex'), events, ...claims };
      return new SignJWT(all)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .sign(signer);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function browse(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.origin !== issuer) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url.href}: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
  }
  throw new Error('The provider leads in circles.');
}
