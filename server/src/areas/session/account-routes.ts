import {
  captchaChallenge,
  checkIsAccountMigrated,
  location,
  logCall,
  logLevels,
  storageAuthentication,
  storageAuthenticationBearer,
} from '@jackfield/contract/api/session';
import type { Report } from '@jackfield/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeChallenge } from './sign-in/captcha/challenge.ts';
import { type Actor, type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { addRoute } from '../../platform/route.ts';
import { findLiveById } from './tokens/live-session.ts';
import { readLocation } from '../../platform/http/location.ts';
import type { RateLimit } from './sign-in/rate-limit.ts';
import { redact } from '../../platform/observe/redact.ts';
import type { AuthServices } from './tokens/services.ts';
import { storageTokenOf } from './tokens/session-tokens.ts';

const logLinesPerMinute = 60;
const reportsPerMinute = 300;

/** Takes what the browser of a signed-in person tells of versions of areas. */
export type TakeReports = (
  actor: Actor,
  reports: readonly Report[],
  request: FastifyRequest,
) => Promise<void>;

interface AccountRoutes {
  /** Header of the proxy that tells the country of a caller. */
  readonly countryHeader: string;
  readonly takeReports: TakeReports;
}

/** Storage token, location, log call, migration check and captcha challenge. */
export function addAccountRoutes(
  app: FastifyInstance,
  services: AuthServices,
  limit: RateLimit,
  { countryHeader, takeReports }: AccountRoutes,
): void {
  const storage = async ({ context }: { context: RequestContext }) => {
    const { sessionId } = signedIn(context);
    const session = await services.db.system((tx) => findLiveById(tx, sessionId));
    if (session === null) throw new ApiError('UNAUTHORIZED');
    return storageTokenOf(services.keys, session, services.clock.now());
  };
  addRoute(app, storageAuthentication, storage);
  addRoute(app, storageAuthenticationBearer, storage);

  addRoute(app, checkIsAccountMigrated, async ({ params, context }) => {
    if (params.id !== signedIn(context).tenantId) throw notFound();
    return { isMigrated: true };
  });

  addRoute(app, location, async ({ request }) => readLocation(request, countryHeader));

  addRoute(app, captchaChallenge, async ({ reply }) => {
    if (services.captchaSecret === '') throw notFound();
    reply.header('cache-control', 'no-store');
    return { ...(await makeChallenge(services.captchaSecret, services.clock.now())) };
  });

  addRoute(app, logCall, async ({ body, request, context }) => {
    if ('reports' in body) {
      const actor = await app.services.authenticate(request);
      // By session: people of one office share an address.
      limit.take(
        'reports',
        actor?.sessionId ?? context.address,
        reportsPerMinute,
        body.reports.length,
      );
      if (actor !== null) await takeReports(actor, body.reports, request);
      return;
    }
    limit.take('psl', context.address, logLinesPerMinute);
    const level = typeof body.level === 'number' ? body.level : logLevels.indexOf(body.level) + 1;
    await services.db.system((tx) =>
      tx
        .insertInto('client_log')
        .values({
          id: newId(),
          at: services.clock.now(),
          level,
          message: redact(body.message),
          url: redact(body.url ?? ''),
          payload: redact(body.payload ?? ''),
          area: body.area ?? '',
          version: body.version ?? '',
          teammate_id: null,
          request_id: context.requestId,
        })
        .execute(),
    );
  });
}
