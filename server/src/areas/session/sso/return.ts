import type { RequestContext } from '../../../platform/context.ts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';
import { arrive, loginWith, type Outcome, outcomeOf } from './arrive.ts';
import { readReturn } from './oidc.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf, samlOf, selfOf } from './providers.ts';
import { decoded, readAssertion, requestOf } from './saml.ts';
import { takeOnce } from './sign-out.ts';
import { Refused } from './told.ts';
import {
  askedOf,
  beginVisit,
  claimHandoff,
  keepTold,
  requestOfVisit,
  takeVisit,
  type Visit,
} from './visits.ts';

interface Coming {
  readonly tenantId: string;
  readonly cookie: string | undefined;
  readonly requestId: RequestContext['requestId'];
}

/** Where a browser goes on, and the secret of a cookie that goes with it. */
export interface Onward {
  readonly url: string;
  readonly cookie?: string;
}

/** Somebody comes back by a link: from an OpenID provider, or from here with what SAML has told. */
export async function comeBack(
  parts: SsoParts,
  search: URLSearchParams,
  { tenantId, cookie, requestId }: Coming,
): Promise<Onward> {
  if (cookie === undefined) return { url: loginWith('expired') };
  const handoff = search.get('handoff');
  if (handoff !== null) {
    const found = await parts.db.system((tx) => claimHandoff(tx, parts, { cookie, handoff }));
    if (found === null) return { url: loginWith('expired') };
    return { url: await arrive(parts, found.visit, found, requestId) };
  }
  const now = parts.clock.now();
  const key = hashSecret(cookie);
  const visit = await parts.db.system((tx) => takeVisit(tx, { key, tenantId }, now));
  const connection = visit && (await parts.db.system((tx) => connectionOf(tx, tenantId)));
  if (visit === null || connection?.protocol !== 'oidc') return { url: loginWith('expired') };
  const outcome = await outcomeOf(async () => {
    const { config } = await parts.providers.of(connection);
    return readReturn(config, search.toString(), askedOf(parts, visit));
  });
  return { url: await arrive(parts, visit, outcome, requestId) };
}

/**
 * A browser brings a SAML answer, from another site and so without its cookie: what it told is kept
 * for that cookie. One that nobody asked for signs nobody in and begins a sign-in of our own.
 */
export async function bringAssertion(
  parts: SsoParts,
  answer: string,
  { tenantId, requestId }: Coming,
): Promise<Onward> {
  const connection = await parts.db.system((tx) => connectionOf(tx, tenantId));
  if (connection?.protocol !== 'saml') return { url: loginWith('off') };
  const request = requestOf(decoded(answer));
  if (request === null) return beginOwn(parts, connection);
  const now = parts.clock.now();
  const visit = await parts.db.system((tx) => takeVisit(tx, { request, tenantId }, now));
  if (visit === null) return { url: loginWith('expired') };
  const outcome = await outcomeOf(() => readOnce(parts, connection, visit, answer));
  return { url: await onwardFrom(parts, visit, outcome, requestId) };
}

async function beginOwn(parts: SsoParts, connection: Connection): Promise<Onward> {
  if (connection.mode === 'off') return { url: loginWith('off') };
  return beginVisit(parts, connection, { purpose: 'signIn' });
}

async function readOnce(parts: SsoParts, connection: Connection, visit: Visit, answer: string) {
  const { told, assertionId, endsAt } = await readAssertion(answer, {
    provider: samlOf(connection),
    self: selfOf(parts.publicUrl, visit.tenant_id),
    request: requestOfVisit(visit),
  });
  const isNew = await parts.db.system((tx) =>
    takeOnce(tx, connection, { id: assertionId, endsAt }),
  );
  if (!isNew) throw new Refused('invalid');
  return told;
}

async function onwardFrom(parts: SsoParts, visit: Visit, outcome: Outcome, requestId: string) {
  if ('refusal' in outcome) return arrive(parts, visit, outcome, requestId);
  const handoff = newSecret();
  await parts.db.system((tx) => keepTold(tx, parts, visit, { told: outcome.told, handoff }));
  const url = new URL(`/auth/sso/return/${visit.tenant_id}`, parts.publicUrl);
  url.searchParams.set('handoff', handoff);
  return url.href;
}
