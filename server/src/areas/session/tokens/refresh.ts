import type { TokenAnswer } from '@jackfield/contract/api/session';
import { defineMessages, t } from '@jackfield/texts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditAuth } from './audit.ts';
import { cookieCounts } from './cookie-session.ts';
import {
  findLiveByCookie,
  findLiveById,
  isLive,
  type LiveSession,
  sessionEnd,
} from './live-session.ts';
import {
  judgeRefresh,
  nextToken,
  readRefreshToken,
  refreshGrace,
  type RefreshToken,
  rotated,
  writeRefreshToken,
} from './refresh-token.ts';
import { isBeyondFairUse } from './fair-use.ts';
import { hashSecret } from './secrets.ts';
import type { AuthServices } from './services.ts';
import { endSession, lockSession, storeRotation, toRefreshState } from './session-repository.ts';
import { refreshExpiry, tokenAnswer } from './start-session.ts';
import { accessTokenOf } from './session-tokens.ts';

/** What the server says of sessions. */
const texts = defineMessages('server.sessionTokens', {
  tokenReused: 'An old refresh token was used again.',
});

const unauthorized = () => new ApiError('UNAUTHORIZED');

/**
 * Exchanges a refresh token for new tokens. The reuse of an old one ends the
 * session; that is stored before the refusal is thrown.
 */
export async function refreshByToken(
  services: AuthServices,
  text: string,
  requestId: string,
): Promise<TokenAnswer> {
  const token = readRefreshToken(text);
  if (token === null) throw unauthorized();
  const answer = await services.db.system((tx) => useToken(tx, services, token, requestId));
  if (answer === null) throw unauthorized();
  return answer;
}

async function useToken(
  tx: Tx,
  services: AuthServices,
  token: RefreshToken,
  requestId: string,
): Promise<TokenAnswer | null> {
  const now = services.clock.now();
  const row = await lockSession(tx, token.sessionId);
  if (row === null || row.ended_at !== null) return null;
  const state = toRefreshState(row);
  const verdict = judgeRefresh(state, token, now);
  if (verdict === 'foreign' || verdict === 'refuse') return null;
  const session = await findLiveById(tx, row.id);
  if (verdict === 'reuse') {
    await endSession(tx, row.id, 'refresh token reused', now);
    if (session !== null) await recordReuse(tx, session, now, requestId);
    return null;
  }
  if (session === null || !isLive(session, services.limits, now)) return null;
  if (verdict === 'repeat') {
    const next = writeRefreshToken(nextToken(token, state.salt));
    return answerFor(tx, services, {
      session,
      refresh: next,
      issuedAt: session.accessIssuedAt,
      now,
    });
  }
  const after = rotated(state, token, now);
  const expiresAt = refreshExpiry(services, lifeOf(session), now);
  await storeRotation(tx, row.id, hashSecret(token.part), after, now, expiresAt);
  const next = writeRefreshToken(nextToken(token, after.salt));
  return answerFor(tx, services, {
    session: { ...session, expiresAt },
    refresh: next,
    issuedAt: now,
    now,
  });
}

function recordReuse(tx: Tx, session: LiveSession, now: Date, requestId: string): Promise<void> {
  return auditAuth(tx, {
    tenantId: session.tenantId,
    at: now,
    actor: null,
    via: 'system',
    action: 'session.reuse',
    entity: 'session',
    entityId: session.id,
    entityName: session.name,
    after: { teammateId: session.teammateId, ended: t(texts.tokenReused) },
    requestId,
  });
}

function lifeOf(session: LiveSession) {
  return { createdAt: session.createdAt, isImpersonation: session.authenticationType === 2 };
}

interface Renewed {
  readonly session: LiveSession;
  /** Empty where the browser's cookie stands for it. */
  readonly refresh: string;
  readonly issuedAt: Date;
  readonly now: Date;
}

async function answerFor(
  tx: Tx,
  services: AuthServices,
  { session, refresh, issuedAt, now }: Renewed,
): Promise<TokenAnswer> {
  const access = await accessTokenOf(services.keys, session, issuedAt);
  const { tenantId, authenticationType } = session;
  const isFairUsage = await isBeyondFairUse(tx, { tenantId, now, fairUse: services.fairUse });
  const state = { authenticationType, isFairUsage };
  const answer = tokenAnswer({ access, refresh, issuedAt }, state, now);
  return { ...answer, end: sessionEnd(session, services.limits, now) };
}

interface CookieRefresh {
  readonly cookie: string;
  readonly isStaying?: boolean | undefined;
  readonly requestId: string;
}

/**
 * New access token for the browser's session. The refresh token stays on the server's side of the
 * cookie, so the answer has none. Of requests within the grace time one renews the token and all
 * get the same (five tabs, one rotation). `cookieSeconds` is how long the cookie lives from now
 * on; null where it is not the session's present one. Asking to stay counts as activity. A cookie
 * that was replaced longer ago than its grace is reuse and ends the session.
 */
export async function refreshByCookie(
  services: AuthServices,
  { cookie, isStaying = false, requestId }: CookieRefresh,
): Promise<{ answer: TokenAnswer; cookieSeconds: number | null }> {
  const now = services.clock.now();
  const shown = hashSecret(cookie);
  const refreshed = await services.db.system(async (tx) => {
    const session = await findLiveByCookie(tx, shown);
    if (session === null || !isLive(session, services.limits, now)) return null;
    if (!cookieCounts(session, shown, now)) {
      await endSession(tx, session.id, 'session cookie reused', now);
      await recordReuse(tx, session, now, requestId);
      return null;
    }
    if (isStaying)
      await tx
        .updateTable('session')
        .set({ last_active_at: now })
        .where('id', '=', session.id)
        .execute();
    const renewed = await tx
      .updateTable('session')
      .set({
        access_issued_at: now,
        expires_at: refreshExpiry(services, lifeOf(session), now),
      })
      .where('id', '=', session.id)
      .where('ended_at', 'is', null)
      .where('access_issued_at', '<', new Date(now.getTime() - refreshGrace))
      .returning(['access_issued_at as issuedAt', 'expires_at as expiresAt'])
      .executeTakeFirst();
    const { issuedAt, expiresAt } = renewed ?? (await timesOf(tx, session.id));
    const lastActiveAt = isStaying ? now : session.lastActiveAt;
    const current = { ...session, expiresAt, lastActiveAt };
    const left = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    return {
      answer: await answerFor(tx, services, { session: current, refresh: '', issuedAt, now }),
      cookieSeconds: session.cookieHash === shown ? left : null,
    };
  });
  if (refreshed === null) throw unauthorized();
  return refreshed;
}

/** Times as they are after a parallel refresh has won. */
function timesOf(tx: Tx, id: string) {
  return tx
    .selectFrom('session')
    .select(['access_issued_at as issuedAt', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
