import {
  actAs,
  getSession,
  removeSession,
  setAuth,
  setOwnProfile,
  setStorage,
} from '@jackfield/contract/api/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedIn, type RequestContext } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { addRoute } from '../../platform/route.ts';
import { authenticateRequest, isRevokedCookie } from './tokens/authenticate.ts';
import { beginActing } from './impersonation/begin-acting.ts';
import {
  bindSession,
  cacheProfile,
  keepStorageToken,
  leaveSession,
  readSession,
} from './impersonation/browser-session.ts';
import {
  clearSessionCookie,
  readCookie,
  sessionCookie,
  setSessionCookie,
} from './tokens/cookies.ts';
import { findLiveById, type LiveSession } from './tokens/live-session.ts';
import { missingStepFrom } from './second-step/required.ts';
import type { PendingCookies } from './tokens/pending-cookies.ts';
import type { AuthServices } from './tokens/services.ts';

/** The browser's session: set-auth, set-storage, set-own-profile, get-session, remove-session. */
export function addBrowserRoutes(
  app: FastifyInstance,
  services: AuthServices,
  pending: PendingCookies,
): void {
  const own = async (context: RequestContext): Promise<LiveSession> => {
    const { sessionId } = signedIn(context);
    const session = await services.db.system((tx) => findLiveById(tx, sessionId));
    if (session === null) throw new ApiError('UNAUTHORIZED');
    return session;
  };
  const ofRequest = async (request: FastifyRequest): Promise<LiveSession | null> => {
    const found = await authenticateRequest(services, request);
    if (found?.newCookie) pending.set(request, found);
    return found?.session ?? null;
  };

  addRoute(app, setAuth, async ({ body, request, reply }) => {
    const cookie = await bindSession(services, body.auth, readCookie(request, sessionCookie));
    if (cookie !== null) setSessionCookie(reply, cookie.value, cookie.maxAge);
  });

  addRoute(app, setStorage, async ({ body, context }) =>
    keepStorageToken(services, await own(context), body.storage.token),
  );

  addRoute(app, setOwnProfile, async ({ context }) => cacheProfile(services, await own(context)));

  addRoute(app, actAs, async ({ body, context }) =>
    beginActing(services, await own(context), { ...body, requestId: context.requestId }),
  );

  addRoute(app, getSession, async ({ request }) => {
    const session = await ofRequest(request);
    const answer = await readSession(services, session);
    const cookie = readCookie(request, sessionCookie);
    if (session === null && cookie !== undefined && (await isRevokedCookie(services, cookie)))
      return { ...answer, isRevoked: true };
    const from = session && (await missingStepFrom(services, session));
    return from
      ? { ...answer, secondStepFrom: from, secondStepAccepted: session.accepted }
      : answer;
  });

  addRoute(app, removeSession, async ({ query, context, request, reply }) => {
    const session = await ofRequest(request);
    pending.drop(request);
    const leave = { restore: query.restore === 'true', requestId: context.requestId };
    const cookie = session === null ? null : await leaveSession(services, session, leave);
    if (cookie !== null) setSessionCookie(reply, cookie.value, cookie.maxAge);
    else if (request.headers.authorization === undefined) clearSessionCookie(reply);
  });
}
