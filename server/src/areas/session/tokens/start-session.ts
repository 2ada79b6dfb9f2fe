import type { TokenAnswer } from '@jackfield/contract/api/session';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { isBeyondFairUse } from './fair-use.ts';
import { type LiveSession, sessionEnd } from './live-session.ts';
import type { SignInPerson } from './people.ts';
import { startFamily } from './refresh-token.ts';
import { rememberPlace } from './places.ts';
import { isBreakGlass, tellOfBreakGlass } from './sign-on.ts';
import type { AuthServices } from './services.ts';
import { insertSession, toColumns } from './session-repository.ts';
import type { OpenedBy, SecondStepKind } from './tables.ts';
import { signToken, tokenLives } from './tokens.ts';

/** An admin, with what the own session has shown and when, or support. */
export type Impersonator =
  | Pick<LiveSession, 'teammateId' | 'secondStepAt' | 'passwordAt'>
  | 'support';

interface NewSession {
  person: SignInPerson;
  platform: number;
  /** Who acts as the person, from which session; null for people themselves. */
  impersonation: { by: Impersonator; reason: string } | null;
  client: ClientInfo;
  /** By password unless stated. */
  openedBy?: OpenedBy;
  /** The second step that was passed; none unless stated. */
  secondStep?: SecondStepKind | undefined;
}

/** Where a sign-in came from, shown in the list of sessions. */
export interface ClientInfo {
  address: string;
  userAgent: string;
}

/** When the refresh token that is given out now ends. */
export function refreshExpiry(
  services: AuthServices,
  session: { createdAt: Date; isImpersonation: boolean },
  now: Date,
): Date {
  const ends = [
    session.isImpersonation
      ? session.createdAt.getTime() + tokenLives.impersonation * 1000
      : now.getTime() + tokenLives.refresh * 1000,
  ];
  if (services.limits.absolute > 0)
    ends.push(session.createdAt.getTime() + services.limits.absolute);
  return new Date(Math.min(...ends));
}

/** The token answer of annex C2. */
export function tokenAnswer(
  tokens: { access: string; refresh: string; issuedAt: Date },
  { authenticationType, isFairUsage }: Pick<TokenAnswer, 'authenticationType' | 'isFairUsage'>,
  now: Date,
): TokenAnswer {
  const age = Math.floor((now.getTime() - tokens.issuedAt.getTime()) / 1000);
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    expires_in: tokenLives.access - Math.max(0, age),
    token_type: 'Bearer',
    authenticationType,
    isFairUsage,
  };
}

/**
 * Opens a session for a person and answers its first tokens. Needs a system transaction. Throws 403
 * SIGNONREQUIRED where the account's provider is the only way in.
 */
export async function startSession(
  tx: Tx,
  services: AuthServices,
  { person, platform, impersonation, client, openedBy = 'password', secondStep }: NewSession,
): Promise<TokenAnswer & { sessionId: string }> {
  const now = services.clock.now();
  const id = newId();
  const { token, state } = startFamily(id);
  const by = impersonation?.by ?? null;
  const admin = by === 'support' ? null : by;
  const impersonatorId = admin?.teammateId ?? null;
  const authenticationType = by === null ? 1 : 2;
  const expiresAt = refreshExpiry(services, { createdAt: now, isImpersonation: by !== null }, now);
  const isOwnersWay = by === null && (await isBreakGlass(tx, person, openedBy, now));
  if (isOwnersWay) await tellOfBreakGlass(tx, person, now);
  const isNewPlace = by === null && (await rememberPlace(tx, person, client.address, now));
  await insertSession(tx, {
    id,
    tenant_id: person.tenantId,
    teammate_id: person.id,
    authentication_type: authenticationType,
    platform,
    role: person.role,
    opened_by: openedBy,
    second_step: secondStep ?? null,
    second_step_at: secondStep === undefined ? (admin?.secondStepAt ?? null) : now,
    password_at: by === null && openedBy === 'password' ? now : (admin?.passwordAt ?? null),
    impersonator_id: impersonatorId,
    is_support: by === 'support',
    reason: impersonation?.reason ?? '',
    parent_id: null,
    cookie_hash: null,
    previous_cookie_hash: null,
    ...toColumns(state),
    access_issued_at: now,
    user_agent: client.userAgent.slice(0, 300),
    address: client.address,
    is_new_place: isNewPlace,
    is_break_glass: isOwnersWay,
    created_at: now,
    last_active_at: now,
    expires_at: expiresAt,
    end_reason: null,
  });
  const access = await signToken(
    services.keys,
    'access',
    {
      teammateId: person.id,
      tenantId: person.tenantId,
      sessionId: id,
      role: person.role,
      actor: by === 'support' ? 'support' : impersonatorId,
    },
    now,
  );
  const tokens = { access, refresh: token, issuedAt: now };
  const times = { authenticationType, createdAt: now, lastActiveAt: now, expiresAt } as const;
  const end = sessionEnd(times, services.limits, now);
  const { tenantId } = person;
  const isFairUsage = await isBeyondFairUse(tx, { tenantId, now, fairUse: services.fairUse });
  const kept = { authenticationType, isFairUsage } as const;
  return { ...tokenAnswer(tokens, kept, now), end, sessionId: id };
}
