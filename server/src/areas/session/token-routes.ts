import { connectImpersonate, connectToken } from '@jackfield/contract/api/session';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { addRoute } from '../../platform/route.ts';
import { authenticateRequest, bearerOf } from './tokens/authenticate.ts';
import {
  deviceCookie,
  readCookie,
  sessionCookie,
  setDeviceCookie,
  setSessionCookie,
  setStepCookie,
} from './tokens/cookies.ts';
import { pendingLife } from './second-step/pending.ts';
import { impersonate } from './impersonation/impersonate.ts';
import type { RateLimit } from './sign-in/rate-limit.ts';
import { refreshByCookie, refreshByToken } from './tokens/refresh.ts';
import { clientOf } from './tokens/request-info.ts';
import type { AuthServices } from './tokens/services.ts';
import { signInWithLink, signInWithPassword } from './sign-in/sign-in.ts';

/** Refreshes are many where one address has many people; a refresh by itself guesses nothing. */
const refreshesPerMinute = 600;

/** Token endpoint and impersonation exchange (API-21, API-33). */
export function addTokenRoutes(app: FastifyInstance, services: AuthServices, limit: RateLimit) {
  addRoute(app, connectToken, async ({ body, context, request, reply }) => {
    if (body.grant_type === 'refresh_token') {
      limit.take('refresh', context.address, refreshesPerMinute);
      if (body.refresh_token)
        return refreshByToken(services, body.refresh_token, context.requestId);
      const cookie = readCookie(request, sessionCookie);
      if (cookie === undefined) throw new ApiError('UNAUTHORIZED');
      const { answer, cookieSeconds } = await refreshByCookie(services, {
        cookie,
        isStaying: body.isStaying,
        requestId: context.requestId,
      });
      // The cookie lives as long as what it opens, which has just become longer.
      if (cookieSeconds !== null) setSessionCookie(reply, cookie, cookieSeconds);
      return answer;
    }
    limit.take('token', context.address, services.callsPerMinute);
    const from = {
      ...clientOf(context, request),
      deviceCookie: readCookie(request, deviceCookie),
    };
    const signedIn =
      body.grant_type === 'password'
        ? await signInWithPassword(services, body, from)
        : await signInWithLink(services, body, from);
    if ('step' in signedIn) {
      setStepCookie(reply, signedIn.step, pendingLife);
      throw new ApiError('SECONDSTEP');
    }
    if (signedIn.deviceCookie !== null) setDeviceCookie(reply, signedIn.deviceCookie);
    return signedIn.answer;
  });

  addRoute(app, connectImpersonate, async ({ body, context, request }) => {
    limit.take('impersonate', context.address, services.callsPerMinute);
    const found = await authenticateRequest(services, request);
    const bearer = bearerOf(request);
    if (found === null && bearer === null) throw new ApiError('UNAUTHORIZED');
    return impersonate(services, {
      id: body.id,
      bearer: bearer ?? '',
      session: found?.session ?? null,
      isStepUpDue: app.services.isStepUpDue,
      client: clientOf(context, request),
      requestId: context.requestId,
      reason: body.reason,
    });
  });
}
