import { t } from '@jackfield/texts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ApiError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { inLanguage, languageFor } from '../languages.ts';
import type { Services } from '../services.ts';
import { commonTexts } from '../texts.ts';
import { answerClientError } from './client-error.ts';
import { envelopeOf, registerErrors } from './error-reply.ts';
import { registerJsonBody } from './json-body.ts';
import { checkQuery, parseQuery } from './query.ts';
import { validatorCompiler } from './validate.ts';

/** Headers of every answer, errors included; a route may set its own Content-Security-Policy. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Adds the security headers and the trace id; API answers are never kept by a cache. */
function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(always);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', closedPolicy);
    }
    if (!reply.hasHeader('cache-control') && /^\/(api|v1|scim|psl|__test)\b/i.test(request.url)) {
      reply.header('cache-control', 'no-store');
    }
  });
}

const bodyLimit = 100 * 1024;
const maxUrl = 8 * 1024;
const maxHeaders = 16 * 1024;
/** `/.git`, `/.env` and the like, which no page has. */
const hiddenPath = /^[^?]*\/\.(?!well-known\/)/;

/** A Fastify instance with the limits, headers and error envelope of the portal, without routes. */
export function createServer(services: Services, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit,
    // One hop: what stands further left in X-Forwarded-For was written by the client.
    trustProxy: services.config.trustProxy ? (_address, hop) => hop < 1 : false,
    http: { maxHeaderSize: maxHeaders },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 500,
      querystringParser: (text) => parseQuery(text),
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      request.log.warn({ err: error }, 'request refused');
      const envelope = envelopeOf(new ApiError('INVALIDINPUT'), request.id);
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(envelope));
    },
  });
  app.decorate('services', services);
  app.setValidatorCompiler(validatorCompiler);
  registerErrors(app);
  registerHeaders(app);
  registerJsonBody(app);
  app.addHook('onRequest', (request, _reply, done) =>
    inLanguage(languageFor(request.headers['accept-language']), done),
  );
  app.addHook('onRequest', async (request) => {
    if (request.url.length > maxUrl) {
      throw new ApiError('INVALIDINPUT', { status: 414, message: t(commonTexts.addressTooLong) });
    }
    checkQuery(request.url);
    if (hiddenPath.test(request.url)) throw notFound();
  });
  refuseUnlistedWrites(app);
  return app;
}

/** A write or a call under /api or /v1 that did not come through addRoute has no policy: it stops the start. */
function refuseUnlistedWrites(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint !== undefined || route.url.startsWith('/__test/')) return;
    const methods = [route.method].flat();
    const isWrite = methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    const isApi = /^\/(api|v1)\/(?!openapi\.json$)/i.test(route.url);
    if (isWrite || (isApi && !methods.includes('HEAD'))) {
      throw new Error(`The route ${methods.join()} ${route.url} has no policy row.`);
    }
  });
}
