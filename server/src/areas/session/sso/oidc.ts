import { t } from '@jackfield/texts';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { ApiError, invalidField } from '../../../platform/errors.ts';
import { isLocal } from '../../../platform/http/public-address.ts';
import type { PublicFetch } from '../../../platform/http/public-fetch.ts';
import { texts } from './texts.ts';
import { emailOf, Refused, shownClaims, textOf, type Told } from './told.ts';

/** Seconds that clocks may differ. */
const skew = 60;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Tokens are signed by a key that the provider alone has. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

/** How we are known at a provider. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A provider, and what it offers. */
export interface Discovered {
  readonly config: client.Configuration;
  readonly issuer: string;
  readonly keys: number;
  readonly hasSignOutPage: boolean;
}

/** Entra ID of everybody; the id is the tenant of all private accounts. */
const shared = /\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i;
const entra = /(^|\.)(microsoftonline\.(com|us|cn)|sts\.windows\.net|chinacloudapi\.cn)$/;

/** The issuer as an admin writes it, be it with the address of its configuration. Throws 400. */
function issuerOf(written: string): URL {
  const url = new URL(written.replace(/\/\.well-known\/openid-configuration\/?$/, ''));
  // Everybody's Entra ID would sign in whoever has an account anywhere.
  if (entra.test(url.hostname) && shared.test(url.pathname)) {
    throw invalidField('issuer', t(texts.issuerShared));
  }
  return url;
}

/** Asks a provider what it offers. Throws 400 at the issuer's field. */
export async function discover(
  fetch: PublicFetch,
  { issuer: written, clientId, clientSecret }: OidcClient,
): Promise<Discovered> {
  const url = issuerOf(written);
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: skew };
  const near = isLocal(url) ? [client.allowInsecureRequests] : [];
  try {
    const asked = { [client.customFetch]: fetch as client.CustomFetch, execute: near };
    const found = await client.discovery(url, clientId, metadata, undefined, asked);
    const server = found.serverMetadata();
    const config = new client.Configuration(
      server,
      clientId,
      metadata,
      authenticationOf(server, clientSecret),
    );
    config[client.customFetch] = fetch as client.CustomFetch;
    for (const set of near) set(config);
    client.enableNonRepudiationChecks(config);
    const keys = await keysOf(fetch, config);
    const hasSignOutPage = server.end_session_endpoint !== undefined;
    return { config, issuer: server.issuer, keys: keys.keys.length, hasSignOutPage };
  } catch (error) {
    throw error instanceof ApiError ? error : invalidField('issuer', t(texts.issuerSilent));
  }
}

/** Basic is what a provider takes that names nothing. */
function authenticationOf(server: client.ServerMetadata, secret: string): client.ClientAuth {
  const taken = server.token_endpoint_auth_methods_supported;
  const isBasic = taken === undefined || taken.includes('client_secret_basic');
  return isBasic ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}

async function keysOf(fetch: PublicFetch, config: client.Configuration): Promise<JSONWebKeySet> {
  const answer = await fetch(config.serverMetadata().jwks_uri ?? '');
  if (!answer.ok) throw new Error(`Keys: ${answer.status}`);
  const keys = (await answer.json()) as JSONWebKeySet;
  if (!Array.isArray(keys.keys) || keys.keys.length === 0) throw new Error('No keys.');
  return keys;
}

/** What a browser that is sent to a provider keeps here. */
export interface Asked {
  readonly redirectUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Whoever it is has to show it again. */
  readonly isAgain: boolean;
}

/** Where a browser signs in; PKCE, state and nonce bind the answer to it. */
export async function askAt(
  config: client.Configuration,
  { redirectUrl, state, nonce, verifier, isAgain }: Asked,
  email: string | null,
): Promise<string> {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUrl,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isAgain && { max_age: '0' }),
    ...(email !== null && { login_hint: email }),
  }).href;
}

/** What the provider tells of who came back with its code. Throws Refused. */
export async function readReturn(
  config: client.Configuration,
  search: string,
  { redirectUrl, state, nonce, verifier, isAgain }: Asked,
): Promise<Told> {
  const url = new URL(redirectUrl);
  url.search = search;
  try {
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(isAgain && { maxAge: 0 }),
    });
    const told = tokens.claims();
    if (told === undefined) throw new Error('No claims.');
    const claims = { ...(await moreOf(config, tokens.access_token, told)), ...told };
    return toldBy(claims, tokens.id_token ?? null);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What the provider tells by a second call alone, where the token has no email. */
async function moreOf(config: client.Configuration, token: string, told: client.IDToken) {
  const { userinfo_endpoint: more } = config.serverMetadata();
  if (told['email'] !== undefined || more === undefined) return {};
  return client.fetchUserInfo(config, token, told.sub);
}

function refusalOf(error: unknown): Refused {
  if (error instanceof client.AuthorizationResponseError) return new Refused('denied', error);
  const isCall = error instanceof client.ResponseBodyError || error instanceof client.ClientError;
  const hasCode = error instanceof Error && 'code' in error;
  // What is no word of the library about an answer is a connection that failed.
  if (!isCall && hasCode && /^E[A-Z]+$/.test(String(error.code)))
    return new Refused('unreachable', error);
  return new Refused('invalid', error);
}

/** What was left out before signing. */
const plumbing = new Set([
  'iss',
  'aud',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'at_hash',
  'c_hash',
  'jti',
  'azp',
]);

function toldBy(claims: Readonly<Record<string, unknown>>, idToken: string | null): Told {
  const methods = Array.isArray(claims['amr']) ? claims['amr'] : [];
  const shown = Object.entries(claims).filter(([name]) => !plumbing.has(name));
  return {
    subject: String(claims['sub']),
    email: mailOf(claims),
    name: textOf(claims['name']),
    givenName: textOf(claims['given_name']),
    familyName: textOf(claims['family_name']),
    sid: textOf(claims['sid']),
    idToken,
    hasSecondStep: methods.includes('mfa') || ['phr', 'phrh'].includes(String(claims['acr'])),
    claims: shownClaims(Object.fromEntries(shown)),
  };
}

/**
 * The email that a provider stands for. Google signs in people of everywhere, whose `hd` alone says
 * that the company has them; Entra ID has the name people sign in with where it tells no email, which
 * people choose themselves at others.
 */
function mailOf(claims: Readonly<Record<string, unknown>>): string | null {
  // Some send it as a text.
  if (String(claims['email_verified']).toLowerCase() === 'false') return null;
  const isEntra = entra.test(new URL(String(claims['iss'])).hostname);
  const named = isEntra ? (claims['preferred_username'] ?? claims['upn']) : undefined;
  const email = emailOf(claims['email'] ?? named);
  if (claims['iss'] !== 'https://accounts.google.com') return email;
  return email !== null && email.endsWith(`@${String(claims['hd']).toLowerCase()}`) ? email : null;
}

/** Where signing out at the provider is; null where it has no such page. */
export function signOutAt(
  { config, hasSignOutPage }: Discovered,
  idToken: string | null,
  backTo: string,
): string | null {
  if (!hasSignOutPage) return null;
  return client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: backTo,
    ...(idToken !== null && { id_token_hint: idToken }),
  }).href;
}

/** What a provider says has ended. */
export interface Ended {
  readonly id: string;
  readonly sid: string | null;
  readonly subject: string | null;
}

/** Reads a token of back-channel logout. Rejects for one that is not to be trusted. */
export async function readLogoutToken(
  fetch: PublicFetch,
  { config, issuer }: Discovered,
  token: string,
): Promise<Ended> {
  const { client_id: audience } = config.clientMetadata();
  // Keys are asked for by nobody who does not even name us.
  const { iss, aud } = decodeJwt(token);
  if (iss !== issuer || ![aud].flat().includes(audience)) throw new Error('Of somebody else.');
  const keys = createLocalJWKSet(await keysOf(fetch, config));
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms,
    clockTolerance: skew,
    maxTokenAge: 300,
    requiredClaims: ['jti', 'iat'],
  });
  const events = payload['events'];
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
  const sid = textOf(payload['sid']);
  const subject = textOf(payload.sub);
  const hasWho = sid !== null || subject !== null;
  if (!isLogout || 'nonce' in payload || !hasWho || payload.jti === undefined)
    throw new Error('No logout.');
  return { id: payload.jti, sid, subject };
}
