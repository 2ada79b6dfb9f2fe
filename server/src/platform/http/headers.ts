import type { FastifyInstance } from 'fastify';

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
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(always);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', closedPolicy);
    }
    if (!reply.hasHeader('cache-control') && /^\/(api|psl|__test)\b/i.test(request.url)) {
      reply.header('cache-control', 'no-store');
    }
  });
}
