import { Readable } from 'node:stream';
import * as api from '@jackfield/contract/api/sso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { addRoute } from '../../../platform/route.ts';
import type { RateLimit } from '../sign-in/rate-limit.ts';
import { pendingLife } from '../second-step/pending.ts';
import {
  clearSignOnCookie,
  deviceCookie,
  readCookie,
  setDeviceCookie,
  setSignOnCookie,
  setStepCookie,
  signOnCookie,
} from '../tokens/cookies.ts';
import { clientOf } from '../tokens/request-info.ts';
import { connect, disconnect } from './connect.ts';
import { addDomain, checkDomain, removeDomain } from './domains.ts';
import { finish } from './finish.ts';
import { setMode } from './mode.ts';
import type { SsoParts } from './parts.ts';
import { selfOf } from './providers.ts';
import { readSignOn } from './read.ts';
import { bringAssertion, comeBack, type Onward } from './return.ts';
import { metadataXml } from './saml.ts';
import { endByProvider, signOutOf } from './sign-out.ts';
import { startSignOn, startStepUp, startTest } from './start.ts';
import { visitLife } from './visits.ts';

/** The largest answer of a provider that is looked at. */
const mostBytes = 128 * 1024;

/** What admins set about single sign-on (SSO-01). */
export function addSsoRoutes(app: FastifyInstance, parts: SsoParts): void {
  const { publicUrl } = parts;
  addRoute(app, api.getSignOn, ({ context }) => {
    const { tenantId } = signedIn(context);
    return parts.db.system((tx) =>
      readSignOn(tx, { tenantId, publicUrl, now: context.clock.now() }),
    );
  });
  addRoute(app, api.connectSignOn, ({ context, body }) => connect(parts, context, body));
  addRoute(app, api.disconnectSignOn, ({ context }) => disconnect(parts, context));
  addRoute(app, api.addSignOnDomain, ({ context, body }) => addDomain(context, body.name));
  addRoute(app, api.checkSignOnDomain, ({ context, params }) =>
    checkDomain(parts, context, params.id),
  );
  addRoute(app, api.removeSignOnDomain, ({ context, params }) => removeDomain(context, params.id));
  addRoute(app, api.setSignOnMode, ({ context, body }) => setMode(parts, context, body));
  addRoute(app, api.testSignOn, async ({ context, reply }) =>
    leading(reply, await startTest(parts, context)),
  );
  addRoute(app, api.stepUpAtProvider, async ({ context, reply }) =>
    leading(reply, await startStepUp(parts, context)),
  );
}

function leading(reply: FastifyReply, { url, cookie }: { url: string; cookie: string }) {
  setSignOnCookie(reply, cookie, visitLife);
  return { url };
}

function onward(reply: FastifyReply, { url, cookie }: Onward): void {
  if (cookie !== undefined) setSignOnCookie(reply, cookie, visitLife);
  void reply.header('cache-control', 'no-store').redirect(url, 303);
}

/** Signing in at the provider, and what it sends (SSO-01). */
export function addSsoSignInRoutes(app: FastifyInstance, parts: SsoParts, limit: RateLimit): void {
  const take = (context: RequestContext, times = 1) =>
    limit.take('sso', context.address, times * parts.callsPerMinute);
  const coming = (context: RequestContext, request: FastifyRequest, tenantId: string) => {
    // People of one office come back from one address.
    take(context, 10);
    const cookie = readCookie(request, signOnCookie);
    return { tenantId, cookie, requestId: context.requestId };
  };

  addRoute(app, api.startSignOn, async ({ body, context, reply }) => {
    take(context, 3);
    return leading(reply, await startSignOn(parts, body.email));
  });

  addRoute(app, api.finishSignOn, async ({ context, request, reply }) => {
    const entered = await finish(parts, {
      ...clientOf(context, request),
      cookie: readCookie(request, signOnCookie),
      deviceCookie: readCookie(request, deviceCookie),
    });
    clearSignOnCookie(reply);
    if ('step' in entered) {
      setStepCookie(reply, entered.step, pendingLife);
      throw new ApiError('SECONDSTEP');
    }
    if (entered.deviceCookie !== null) setDeviceCookie(reply, entered.deviceCookie);
    return entered.answer;
  });

  addRoute(app, api.getSignOnSession, ({ context }) => signOutOf(parts, signedIn(context)));

  addRoute(app, api.returnFromProvider, async ({ params, context, request, reply }) => {
    const { searchParams } = new URL(request.url, parts.publicUrl);
    onward(reply, await comeBack(parts, searchParams, coming(context, request, params.id)));
  });

  addRoute(
    app,
    api.takeAssertion,
    async ({ params, body, context, request, reply }) =>
      onward(
        reply,
        await bringAssertion(parts, body.SAMLResponse, coming(context, request, params.id)),
      ),
    { bodyLimit: mostBytes },
  );

  addRoute(app, api.takeBackChannelLogout, async ({ params, body, context, reply }) => {
    take(context, 10);
    reply.header('cache-control', 'no-store');
    await endByProvider(parts, params.id, body.logout_token);
  });

  addRoute(app, api.getProviderMetadata, async ({ params }) =>
    Readable.from([metadataXml(selfOf(parts.publicUrl, params.id))]),
  );
}
