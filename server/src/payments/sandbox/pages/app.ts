import { readFileSync } from 'node:fs';
import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { inLanguage } from '../../../platform/languages.ts';
import { addCardPage } from './card-routes.ts';
import { addConfirmPage } from './confirm-routes.ts';
import { gone, languageOf, prefixOf, type SandboxParts } from './parts.ts';
import { addPortalPage } from './portal-routes.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
const bodyLimit = 4 * 1024;

/** Forms lead to these pages and, when they are done, back to the portal. */
const headersFor = (portalUrl: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${new URL(portalUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/**
 * The sandbox's pages: an application of its own, to which the portal's server hands its requests.
 * It keeps no log, so that what is typed here stands nowhere.
 */
export async function createSandboxApp(parts: SandboxParts): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(formBody);
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersFor(parts.portalUrl));
  });
  app.setNotFoundHandler((request, reply) => gone(parts, request, reply));
  app.get(`${prefixOf(parts)}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(style),
  );
  addCardPage(app, parts);
  addPortalPage(app, parts);
  addConfirmPage(app, parts);
  await app.ready();
  return app;
}
