import type { FastifyRequest } from 'fastify';
import { supportActor } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/context.ts';
import { isWithinPage } from '../../../platform/http/within-page.ts';
import { cookieCounts, issueCookie } from './cookie-session.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import {
  findLiveByCookie,
  findLiveById,
  isEndedByCookie,
  isLive,
  isReadOnly,
  isRevoked,
  type LiveSession,
} from './live-session.ts';
import { hashSecret } from './secrets.ts';
import type { AuthServices } from './services.ts';
import { verifyToken } from './tokens.ts';

/** Requests that a page makes by itself carry this header; they do not keep a session alive. */
const backgroundHeader = 'x-jackfield-background';

/** Reads that happen without anybody at the keyboard: the session itself, catch-up of the hub. */
const background = /^\/api\/(auth\/|connect\/|live\/|(1\/)?storage\/)/i;

/** Activity is noted at most once in this time, so that requests do not each write. */
const noteEvery = 60_000;

/**
 * Notes that somebody is at work, where sessions end without activity. Without such a
 * limit nothing is written, so that reading never changes the database.
 */
async function noteActivity(
  services: AuthServices,
  request: FastifyRequest,
  session: LiveSession,
  now: Date,
): Promise<void> {
  if (services.limits.idle === 0) return;
  if (request.headers[backgroundHeader] !== undefined || background.test(request.url)) return;
  if (now.getTime() - session.lastActiveAt.getTime() < noteEvery) return;
  await services.db.system((tx) =>
    tx.updateTable('session').set({ last_active_at: now }).where('id', '=', session.id).execute(),
  );
}

/** Who makes a request, and the new cookie to answer with when the role has changed. */
export interface Authenticated {
  actor: Actor;
  session: LiveSession;
  newCookie: string | null;
}

const bearerPattern = /^Bearer ([\w.~+/=-]+)$/i;

/** Bearer token of a request; null when it has none. */
export function bearerOf(request: FastifyRequest): string | null {
  return bearerPattern.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Finds who makes a request: by access token, else by cookie. The state of person, account and
 * session is read each time, so that suspension, demotion and sign-out count from the next request
 * on. Null for everybody else; a bad token does not fall back to the cookie.
 */
export async function authenticateRequest(
  services: AuthServices,
  request: FastifyRequest,
): Promise<Authenticated | null> {
  const now = services.clock.now();
  if (request.headers.authorization !== undefined) {
    const session = await sessionOfToken(services, 'access', bearerOf(request) ?? '', now);
    if (session !== null) await noteActivity(services, request, session, now);
    return session && { actor: toActor(session, 'bearer'), session, newCookie: null };
  }
  const cookie = readCookie(request, sessionCookie);
  if (cookie === undefined) return null;
  const session = await sessionOfCookie(services, cookie, now);
  if (session === null) return null;
  await noteActivity(services, request, session, now);
  const newCookie = isWithinPage() ? null : await cookieForRole(services, session, now);
  return { actor: toActor(session, 'cookie'), session, newCookie };
}

/** Live session that a token belongs to. */
export async function sessionOfToken(
  services: AuthServices,
  use: 'access' | 'storage',
  token: string,
  now: Date,
): Promise<LiveSession | null> {
  const claims = await verifyToken(services.keys, use, token, now);
  if (claims === null) return null;
  const session = await services.db.read(null, (tx) => findLiveById(tx, claims.sid));
  if (session === null || session.teammateId !== claims.sub) return null;
  return isLive(session, services.limits, now) ? session : null;
}

/** Live session of a browser's cookie. */
export async function sessionOfCookie(
  services: AuthServices,
  cookie: string,
  now: Date,
): Promise<LiveSession | null> {
  const shown = hashSecret(cookie);
  const session = await services.db.read(null, (tx) => findLiveByCookie(tx, shown));
  if (session === null || !cookieCounts(session, shown, now)) return null;
  return isLive(session, services.limits, now) ? session : null;
}

/** Whether a cookie that opens nothing belongs to a session that somebody ended before its time. */
export async function isRevokedCookie(services: AuthServices, cookie: string): Promise<boolean> {
  const shown = hashSecret(cookie);
  return services.db.system(async (tx) => {
    const session = await findLiveByCookie(tx, shown);
    return session === null ? isEndedByCookie(tx, shown) : isRevoked(session);
  });
}

function cookieForRole(services: AuthServices, session: LiveSession, now: Date) {
  if (session.role === session.cookieRole) return Promise.resolve(null);
  return services.db.system((tx) =>
    issueCookie(tx, session.id, session.cookieHash, now, session.role),
  );
}

function toActor(session: LiveSession, credential: Actor['credential']): Actor {
  return {
    teammateId: session.teammateId,
    tenantId: session.tenantId,
    name: session.name,
    role: session.role,
    access: session.access,
    isTenantOwner: session.isTenantOwner,
    status: session.status,
    country: session.country,
    tenantStatus: session.tenantStatus,
    impersonatorId: session.impersonatorId,
    impersonatorName: session.isSupport ? supportActor.name : session.impersonatorName,
    isSupport: session.isSupport,
    isReadOnly: isReadOnly(session),
    isBreakGlass: session.isBreakGlass,
    credential,
    sessionId: session.id,
  };
}
