import type { Selectable } from 'kysely';
import * as client from 'openid-client';
import type { Tx } from '../../../platform/database.ts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';
import { askAt, type Asked } from './oidc.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, samlOf, selfOf, valuesOf } from './providers.ts';
import { askAtSaml, newRequestId } from './saml.ts';
import type { SsoVisitTable } from './tables.ts';
import type { Told } from './told.ts';

export type Visit = Selectable<SsoVisitTable>;

/** Seconds that a browser may be away. */
export const visitLife = 600;

/** For what a browser goes to the provider. */
export interface Errand {
  readonly purpose: Visit['purpose'];
  readonly teammateId?: string;
  readonly sessionId?: string;
  /** Typed already, so that nobody types it twice. */
  readonly email?: string;
}

/** What was asked of an OpenID provider. */
export const askedOf = ({ publicUrl }: SsoParts, visit: Visit): Asked => ({
  redirectUrl: valuesOf(publicUrl, visit.tenant_id).redirectUrl,
  state: visit.request,
  nonce: visit.nonce,
  verifier: visit.verifier,
  isAgain: visit.purpose === 'stepUp',
});

/** What was asked of a SAML provider. */
export const requestOfVisit = ({ request, created_at: at, purpose }: Visit) => ({
  id: request,
  at,
  isAgain: purpose === 'stepUp',
});

/** Sends a browser to the provider: where, and the secret of the cookie that binds the answer to it. */
export async function beginVisit(
  parts: SsoParts,
  connection: Connection,
  errand: Errand,
): Promise<{ url: string; cookie: string }> {
  const now = parts.clock.now();
  const cookie = newSecret();
  const visit: Visit = {
    key: hashSecret(cookie),
    tenant_id: connection.tenant_id,
    connection_id: connection.id,
    purpose: errand.purpose,
    request: connection.protocol === 'saml' ? newRequestId() : newSecret(),
    nonce: newSecret(),
    verifier: client.randomPKCECodeVerifier(),
    teammate_id: errand.teammateId ?? null,
    session_id: errand.sessionId ?? null,
    handoff: null,
    told: null,
    is_used: false,
    created_at: now,
    expires_at: new Date(now.getTime() + visitLife * 1000),
  };
  const url = await addressOf(parts, connection, visit, errand.email ?? null);
  await parts.db.system((tx) => tx.insertInto('sso_visit').values(visit).execute());
  return { url, cookie };
}

async function addressOf(
  parts: SsoParts,
  connection: Connection,
  visit: Visit,
  email: string | null,
): Promise<string> {
  if (connection.protocol === 'saml') {
    const self = selfOf(parts.publicUrl, connection.tenant_id);
    return askAtSaml(samlOf(connection), self, requestOfVisit(visit));
  }
  const { config } = await parts.providers.of(connection);
  return askAt(config, askedOf(parts, visit), email);
}

type Found = Pick<Visit, 'key'> | Pick<Visit, 'request'>;

/** Takes a visit whose answer has come: it counts once, whatever becomes of it. Null for none. */
export async function takeVisit(
  tx: Tx,
  by: Found & { tenantId: string },
  now: Date,
): Promise<Visit | null> {
  const { tenantId, ...found } = by;
  const row = await tx
    .updateTable('sso_visit')
    .set({ is_used: true })
    .where((where) => where.and(found))
    .where('tenant_id', '=', tenantId)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

const about = (visit: Pick<Visit, 'tenant_id'>) => `ssoTold:${visit.tenant_id}`;

/** Keeps what was told until the browser, or its page, comes for it. */
export async function keepTold(
  tx: Tx,
  { secrets }: SsoParts,
  visit: Visit,
  kept: { told: Told; handoff?: string; teammateId?: string },
): Promise<void> {
  await tx
    .updateTable('sso_visit')
    .set({
      told: secrets.seal(JSON.stringify(kept.told), about(visit)),
      handoff: kept.handoff === undefined ? null : hashSecret(kept.handoff),
      teammate_id: kept.teammateId ?? visit.teammate_id,
    })
    .where('key', '=', visit.key)
    .execute();
}

/** A visit with what was told in it. */
export interface ToldVisit {
  readonly visit: Visit;
  readonly told: Told;
}

const opened = ({ secrets }: SsoParts, visit: Visit | undefined): ToldVisit | null =>
  visit?.told == null
    ? null
    : { visit, told: JSON.parse(secrets.open(visit.told, about(visit))) as Told };

/** What a SAML answer told, for the browser that had asked: it comes with its cookie and the way on. */
export async function claimHandoff(
  tx: Tx,
  parts: SsoParts,
  { cookie, handoff }: { cookie: string; handoff: string },
): Promise<ToldVisit | null> {
  const visit = await tx
    .updateTable('sso_visit')
    .set({ handoff: null })
    .where('key', '=', hashSecret(cookie))
    .where('handoff', '=', hashSecret(handoff))
    .where('expires_at', '>', parts.clock.now())
    .returningAll()
    .executeTakeFirst();
  return opened(parts, visit);
}

/** A sign-in that only its page has to end; it ends with this. */
export async function endVisit(tx: Tx, parts: SsoParts, cookie: string): Promise<ToldVisit | null> {
  const visit = await tx
    .deleteFrom('sso_visit')
    .where('key', '=', hashSecret(cookie))
    .where('purpose', '=', 'signIn')
    .where('teammate_id', 'is not', null)
    .where('handoff', 'is', null)
    .where('expires_at', '>', parts.clock.now())
    .returningAll()
    .executeTakeFirst();
  return opened(parts, visit);
}
