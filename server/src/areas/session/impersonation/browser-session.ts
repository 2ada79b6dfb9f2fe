import type { Session, SessionProfile } from '@jackfield/contract/api/session';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { sessionOfCookie } from '../tokens/authenticate.ts';
import { issueCookie } from '../tokens/cookie-session.ts';
import { auditImpersonation, impersonationOf } from './audit.ts';
import { sendReceipt } from './receipt.ts';
import {
  findLiveById,
  isLive,
  isReadOnly,
  type LiveSession,
  sessionEnd,
} from '../tokens/live-session.ts';
import { isBeyondFairUse } from '../tokens/fair-use.ts';
import { judgeRefresh, readRefreshToken, retired } from '../tokens/refresh-token.ts';
import type { AuthServices } from '../tokens/services.ts';
import {
  endSession,
  lockSession,
  toColumns,
  toRefreshState,
} from '../tokens/session-repository.ts';
import { accessTokenOf, expiryOf, storageTokenOf } from '../tokens/session-tokens.ts';
import { verifyToken } from '../tokens/tokens.ts';

/** Cookie to set and seconds that it lives. */
export interface NewCookie {
  value: string;
  maxAge: number;
}

const unauthorized = () => new ApiError('UNAUTHORIZED');

function secondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}

/**
 * Binds the tokens just received to this browser (API-22). Both must belong to one live session:
 * type, expiry and fair use in the body are not believed. From here on the refresh token
 * is kept on the server's side of the cookie. Null when the browser has this session already.
 */
export async function bindSession(
  services: AuthServices,
  auth: { accessToken: string; refreshToken: string },
  currentCookie: string | undefined,
): Promise<NewCookie | null> {
  const now = services.clock.now();
  const claims = await verifyToken(services.keys, 'access', auth.accessToken, now);
  if (claims === null) throw unauthorized();
  const current = currentCookie ? await sessionOfCookie(services, currentCookie, now) : null;
  if (current?.id === claims.sid) return null;
  return services.db.system(async (tx) => {
    const row = await lockSession(tx, claims.sid);
    const session = row && (await findLiveById(tx, row.id));
    if (!row || !session || !isLive(session, services.limits, now)) throw unauthorized();
    const token = readRefreshToken(auth.refreshToken);
    const state = toRefreshState(row);
    if (token === null || judgeRefresh(state, token, now) !== 'rotate') throw unauthorized();
    if (current !== null) await leaveBehind(tx, current, session, now);
    await tx
      .updateTable('session')
      .set(toColumns(retired(state, now)))
      .where('id', '=', row.id)
      .execute();
    const value = await issueCookie(tx, row.id, null, now);
    if (value === null) throw unauthorized();
    return { value, maxAge: secondsLeft(session.expiresAt, now) };
  });
}

/** The browser's former session: kept underneath when its person impersonates now, else ended. */
async function leaveBehind(tx: Tx, former: LiveSession, session: LiveSession, now: Date) {
  if (session.impersonatorId !== null && session.impersonatorId === former.teammateId) {
    await tx
      .updateTable('session')
      .set({ cookie_hash: null, previous_cookie_hash: null })
      .where('id', '=', former.id)
      .execute();
    await tx
      .updateTable('session')
      .set({ parent_id: former.id })
      .where('id', '=', session.id)
      .execute();
    return;
  }
  await endSession(tx, former.id, 'replaced', now);
  if (former.parentId !== null) await endSession(tx, former.parentId, 'replaced', now);
}

/** Session profile (ENT-04) from the server's own state. */
function profileOf(session: LiveSession): SessionProfile {
  return {
    tenantId: session.tenantId,
    tenantName: session.companyName,
    teammateId: session.teammateId,
    teammateName: session.name,
    role: session.role,
    isImpersonate: session.authenticationType === 2,
    // Payment matters are told to admins only (annex C3).
    customerId: session.role === 'admin' ? session.stripeId : '',
  };
}

/** What get-session answers (annex C2); the refresh token is never part of it. */
export async function readSession(
  services: AuthServices,
  session: LiveSession | null,
): Promise<Session> {
  if (session === null) return { auth: null, storage: null, profile: null };
  const { accessIssuedAt, storageIssuedAt, tenantId } = session;
  const { db, fairUse } = services;
  const now = services.clock.now();
  const isFairUsage = await db.tenant(tenantId, (tx) =>
    isBeyondFairUse(tx, { tenantId, now, fairUse }),
  );
  return {
    auth: {
      accessToken: await accessTokenOf(services.keys, session, accessIssuedAt),
      expirationDate: expiryOf('access', accessIssuedAt).toISOString(),
      authenticationType: session.authenticationType,
      isFairUsage,
    },
    end: sessionEnd(session, services.limits, now),
    storage: storageIssuedAt && (await storageTokenOf(services.keys, session, storageIssuedAt)),
    profile: session.hasProfile ? profileOf(session) : null,
    ...(session.authenticationType === 2 && {
      impersonation: {
        isActing: !isReadOnly(session),
        reason: session.actingReason || session.reason,
      },
    }),
  };
}

/** Remembers that the session has this storage token; another session's is refused. */
export async function keepStorageToken(
  services: AuthServices,
  session: LiveSession,
  token: string,
): Promise<void> {
  const claims = await verifyToken(services.keys, 'storage', token, services.clock.now());
  if (claims === null || claims.sid !== session.id) throw new ApiError('TOKENINVALID');
  await services.db.system((tx) =>
    tx
      .updateTable('session')
      .set({ storage_issued_at: new Date(claims.iat * 1000) })
      .where('id', '=', session.id)
      .execute(),
  );
}

/** Remembers that the profile was loaded; its content comes from the server's state. */
export async function cacheProfile(services: AuthServices, session: LiveSession): Promise<void> {
  await services.db.system((tx) =>
    tx.updateTable('session').set({ has_profile: true }).where('id', '=', session.id).execute(),
  );
}

/**
 * Signs out (API-25). With `restore` an impersonated session gives way to the own one underneath,
 * which gets a new cookie; without it both end. Answers the cookie to set, null to clear it.
 */
export async function leaveSession(
  services: AuthServices,
  session: LiveSession,
  { restore, requestId }: { restore: boolean; requestId: string },
): Promise<NewCookie | null> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    await endSession(tx, session.id, 'signed out', now);
    if (session.authenticationType === 2) {
      await auditImpersonation(tx, { step: 'End', now, requestId, ...impersonationOf(session) });
      await sendReceipt(tx, session.id, now);
    }
    if (session.parentId === null) return null;
    const parent = await findLiveById(tx, session.parentId);
    if (parent === null) return null;
    if (!restore || !isLive(parent, services.limits, now)) {
      await endSession(tx, parent.id, 'signed out', now);
      return null;
    }
    const value = await issueCookie(tx, parent.id, null, now);
    return value === null ? null : { value, maxAge: secondsLeft(parent.expiresAt, now) };
  });
}
