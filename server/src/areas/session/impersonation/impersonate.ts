import { platforms, type TokenAnswer } from '@jackfield/contract/api/session';
import { t } from '@jackfield/texts';
import { supportActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import type { IsStepUpDue } from '../../../platform/services.ts';
import { commonTexts } from '../../../platform/texts.ts';
import type { Named } from '../tokens/audit.ts';
import { sessionOfToken } from '../tokens/authenticate.ts';
import { auditImpersonation } from './audit.ts';
import { takeLink } from '../links/link-repository.ts';
import type { LiveSession } from '../tokens/live-session.ts';
import { findPerson, type SignInPerson } from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { type ClientInfo, type Impersonator, startSession } from '../tokens/start-session.ts';

interface Exchange {
  /** Teammate to act as. */
  id: string;
  /** Access token of an admin, or the token of a support link. */
  bearer: string;
  /** The admin's own session where the browser's cookie authorises. */
  session: LiveSession | null;
  client: ClientInfo;
  requestId: string;
  isStepUpDue: IsStepUpDue;
  /** Why, in the words of the one who acts; empty when not said. */
  reason: string;
}

const refused = () => new ApiError('FORBIDDEN');

/**
 * Signs in as a teammate (API-17, API-33). An admin may for people of the own account, except
 * oneself and the tenant owner, and not from within an impersonated session; support may by a link
 * that works once. The session only looks until it says why it acts (annex J8). Pending, suspended and cancelled people cannot be acted for (OP-51).
 */
export async function impersonate(
  services: AuthServices,
  exchange: Exchange,
): Promise<TokenAnswer> {
  const now = services.clock.now();
  const admin =
    exchange.session ?? (await sessionOfToken(services, 'access', exchange.bearer, now));
  return services.db.system((tx) =>
    admin === null
      ? bySupportLink(tx, services, exchange, now)
      : byAdmin(tx, services, exchange, admin, now),
  );
}

async function byAdmin(
  tx: Tx,
  services: AuthServices,
  exchange: Exchange,
  admin: LiveSession,
  now: Date,
): Promise<TokenAnswer> {
  if (admin.role !== 'admin' || admin.authenticationType === 2) throw refused();
  // Acting as somebody would change what this session may not.
  if (admin.isBreakGlass) throw new ApiError('FORBIDDEN', { message: t(commonTexts.breakGlass) });
  if (admin.tenantStatus === 'suspended') throw new ApiError('ACCOUNTSUSPENDED');
  const person = await findPerson(tx, exchange.id);
  if (person === null || person.tenantId !== admin.tenantId) throw notFound();
  if (person.id === admin.teammateId || person.isTenantOwner) throw refused();
  if (person.status !== 'active') throw new ApiError('INVALIDTRANSITION');
  const sitting = { sessionId: admin.id, teammateId: admin.teammateId, impersonatorId: null };
  if (await exchange.isStepUpDue(sitting, 'orPassword')) throw new ApiError('STEPUP');
  const actor = { id: admin.teammateId, name: admin.name };
  const platform = platforms.IMPERSONATE;
  return start(tx, services, exchange, { person, by: admin, actor, platform, now });
}

async function bySupportLink(
  tx: Tx,
  services: AuthServices,
  exchange: Exchange,
  now: Date,
): Promise<TokenAnswer> {
  const link = await takeLink(tx, {
    purpose: 'impersonate',
    token: exchange.bearer,
    email: exchange.id,
    now,
  });
  const person = await findPerson(tx, link.teammate_id);
  if (person === null || person.status !== 'active' || person.tenantStatus === 'cancel')
    throw new ApiError('TOKENINVALID');
  const platform = platforms.CSR;
  return start(tx, services, exchange, {
    person,
    by: 'support',
    actor: supportActor,
    platform,
    now,
  });
}

interface Start {
  person: SignInPerson;
  by: Impersonator;
  actor: Named;
  platform: number;
  now: Date;
}

async function start(
  tx: Tx,
  services: AuthServices,
  exchange: Exchange,
  { person, by, actor, platform, now }: Start,
): Promise<TokenAnswer> {
  const { sessionId, ...answer } = await startSession(tx, services, {
    person,
    platform,
    impersonation: { by, reason: exchange.reason },
    client: exchange.client,
  });
  await auditImpersonation(tx, {
    step: 'Start',
    actor,
    subject: person,
    sessionId,
    platform,
    now,
    requestId: exchange.requestId,
    reason: exchange.reason,
  });
  return answer;
}
